// The part of Tatami that runs while its pages are closed: shows "your turn", and opens the table. It keeps nothing.
self.addEventListener("install", () => self.skipWaiting());
self.addEventListener("activate", (event) => event.waitUntil(self.clients.claim()));

self.addEventListener("push", (event) => {
  const told = event.data?.json() ?? {};
  const path = typeof told.path === "string" && told.path.startsWith("/t/") ? told.path : "/";
  event.waitUntil(
    self.registration.showNotification(told.title ?? "Tatami", {
      body: told.body ?? "",
      icon: "/icon.svg",
      tag: path, // one for each table
      data: { path },
    }),
  );
});

self.addEventListener("notificationclick", (event) => {
  event.notification.close();
  const { path } = event.notification.data;
  event.waitUntil(
    self.clients.matchAll({ type: "window", includeUncontrolled: true }).then((windows) => {
      const open = windows.find((one) => new URL(one.url).pathname === path);
      return open ? open.focus() : self.clients.openWindow(path);
    }),
  );
});
