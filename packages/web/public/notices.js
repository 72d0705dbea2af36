/** Shows the server's notices ("it is your turn") while the page is closed, and opens the table when one is tapped. It keeps nothing. */
self.addEventListener("push", (event) => {
  const { title = "Tavolata", text = "", table } = event.data?.json() ?? {};
  event.waitUntil(
    self.registration.showNotification(title, { body: text, tag: table, icon: "./favicon.svg", data: { table } }),
  );
});

self.addEventListener("notificationclick", (event) => {
  event.notification.close();
  const { table } = event.notification.data ?? {};
  const address = new URL(table ? `./#/table/${table}` : "./", self.registration.scope).href;
  event.waitUntil(
    self.clients.matchAll({ type: "window" }).then(async (windows) => {
      const [open] = windows;
      if (!open) return self.clients.openWindow(address);
      await open.navigate(address);
      return open.focus();
    }),
  );
});
