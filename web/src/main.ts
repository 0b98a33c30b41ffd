import { mount } from "svelte";
import App from "./App.svelte";
import "./app.css";
import { startTheme } from "./lib/theme.svelte";
import { startWords } from "./lib/words.svelte";

startTheme();
const target = document.getElementById("app");
if (target) startWords().then(() => mount(App, { target }));
