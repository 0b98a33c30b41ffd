import { mount } from "svelte";
import App from "./App.svelte";
import "./app.css";
import { startTheme } from "./lib/theme.svelte";
import { startWords } from "./lib/words.svelte";
import { loading } from "./pages/loading";

startTheme();
const target = document.getElementById("app");
// The page comes at the same time as its words.
loading(location.pathname.split("/")[1] || undefined)?.catch(() => {});
if (target)
  startWords().then(() => {
    target.replaceChildren();
    mount(App, { target });
  });
