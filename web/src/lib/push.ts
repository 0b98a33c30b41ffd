/** This browser told of turns while its pages are closed, by web push. */
import type { Browser } from "./wire";
import { words } from "./words.svelte";

/** Whether this browser can be told at all; an iPhone can once the page is on its home screen. */
export const canPush = (): boolean =>
  "serviceWorker" in navigator && "PushManager" in window && "Notification" in window && isSecureContext;

export class NotAllowed extends Error {}

function bytes(text: string): Uint8Array<ArrayBuffer> {
  const plain = atob(text.replace(/-/g, "+").replace(/_/g, "/"));
  return Uint8Array.from(plain, (char) => char.charCodeAt(0));
}

/** Asks for leave, and says where this browser hears. */
export async function subscribe(key: string): Promise<Browser> {
  if ((await Notification.requestPermission()) !== "granted") throw new NotAllowed();
  await navigator.serviceWorker.register("/push.js");
  const worker = await navigator.serviceWorker.ready;
  const wanted = { userVisibleOnly: true, applicationServerKey: bytes(key) };
  let heard: PushSubscription;
  try {
    heard = await worker.pushManager.subscribe(wanted);
  } catch {
    // It was subscribed with another key, that of an earlier database: begin anew.
    await (await worker.pushManager.getSubscription())?.unsubscribe();
    heard = await worker.pushManager.subscribe(wanted);
  }
  const { endpoint, keys } = heard.toJSON();
  return { endpoint: endpoint ?? "", p256dh: keys?.p256dh ?? "", auth: keys?.auth ?? "", language: words.language };
}
