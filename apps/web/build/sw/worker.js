/**
 * The page's worker: it keeps the page for when there is no network, and shows the server's notices ("it is your turn") while the page is
 * closed. One worker for both, as a browser has only one for a place.
 *
 * The build puts before it: `build`, a word for this very page; `shell`, what it takes to show it; `rest`, what else belongs to it.
 */

const cacheName = `tavolata-${build}`;

/** How long the network may take before what is kept is shown; in milliseconds. */
const patience = 3_000;

/** How many files are fetched at once when everything is kept. */
const atOnce = 6;

/** What the server answers anew every time. */
const never = /^(api|metrics|healthz|readyz|openapi\.json|docs)(\/|$)/;

/** What isn't part of the page, but of its games: the newest counts, and what was seen last when there is none. */
const ofGames = /^games(\.json$|\/)/;

self.addEventListener("install", (event) => {
  event.waitUntil(keep(shell, () => {}));
});

/** From now on this page's files are kept, and those of older ones no longer. */
self.addEventListener("activate", (event) => {
  event.waitUntil(
    caches.keys().then(async (names) => {
      await Promise.all(
        names.filter((name) => name.startsWith("tavolata-") && name !== cacheName).map((name) => caches.delete(name)),
      );
      await self.clients.claim();
    }),
  );
});

self.addEventListener("fetch", (event) => {
  const { request } = event;
  const { origin, pathname, href } = new URL(request.url);
  const { scope } = self.registration;
  if (request.method !== "GET" || origin !== self.location.origin || !href.startsWith(scope)) return;
  const path = pathname.slice(new URL(scope).pathname.length);
  if (never.test(path)) return;
  if (path.startsWith("assets/")) event.respondWith(keptFirst(request));
  else if (ofGames.test(path)) event.respondWith(networkFirst(request, pathname, true));
  else if (request.mode === "navigate")
    event.respondWith(networkFirst(request, new URL("index.html", scope).href, false));
  else if (shell.includes(path)) event.respondWith(networkFirst(request, pathname, false));
});

self.addEventListener("message", (event) => {
  const { data, source } = event;
  if (data === "take-over") event.waitUntil(self.skipWaiting());
  if (typeof data?.keepAll === "string") event.waitUntil(keepAll(source, data.keepAll));
});

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

/** A file whose name says what is in it never changes. */
async function keptFirst(request) {
  const kept = await keptAt(request);
  if (kept) return kept;
  const response = await fetch(request);
  if (isWhole(response)) await keepIfThereIsRoom(request, response.clone());
  return response;
}

/** What the network says, if it says it soon; otherwise what is kept. */
async function networkFirst(request, keptAs, isKept) {
  const fetching = fetch(request).then(async (response) => {
    if (isKept && isWhole(response)) await keepIfThereIsRoom(keptAs, response.clone());
    return response;
  });
  const soon = new Promise((resolve) => setTimeout(resolve, patience));
  const first = await Promise.race([fetching, soon]).catch(() => undefined);
  if (first && !hasFailed(first, request)) return first;
  return (await keptAt(keptAs)) ?? first ?? fetching;
}

/** What a server that isn't well says counts as if it hadn't answered. To whoever opens the page it may also say no: that is its word. */
function hasFailed({ ok, type, status }, { mode }) {
  return !ok && type !== "opaqueredirect" && (mode !== "navigate" || status >= 500);
}

/** What is kept; nothing where the browser's storage fails. */
async function keptAt(place) {
  try {
    const cache = await caches.open(cacheName);
    return await cache.match(place, { ignoreVary: true });
  } catch {
    return undefined;
  }
}

/** A full disk is no reason to withhold what the network said. */
async function keepIfThereIsRoom(place, response) {
  try {
    const cache = await caches.open(cacheName);
    await cache.put(place, response);
  } catch (error) {
    console.warn("This can't be kept:", error);
  }
}

function isWhole(response) {
  return response.ok && response.status === 200 && response.type === "basic" && !response.redirected;
}

/**
 * Keeps all that it takes to play without a network, and tells the page how far it is. The frame is kept since this worker was installed: what
 * the server has now could be that of another page, whose parts this worker doesn't know. A page that isn't this worker's own is refused.
 */
async function keepAll(page, script) {
  if (!shell.some((path) => new URL(path, self.registration.scope).href === script)) {
    page?.postMessage({ tavolata: "not-kept", why: "This page and what keeps it are of different versions." });
    return;
  }
  const tell = (kept, all) => page?.postMessage({ tavolata: "keeping", kept, all });
  try {
    const games = await (await fetch("games.json")).json();
    const ofEach = games.flatMap(({ id }) => [
      `games/${id}/rules.json`,
      ...["en", "it", "fr"].flatMap((language) => [
        `games/${id}/messages/${language}.json`,
        `games/${id}/messages/${language}.secret.json`,
      ]),
    ]);
    await keep([...rest, "games.json", ...ofEach], tell);
  } catch (error) {
    page?.postMessage({ tavolata: "not-kept", why: String(error) });
  }
}

/** Keeps these files; what is kept already, also by an older page, isn't fetched again if its name says what is in it. */
async function keep(paths, tell) {
  const cache = await caches.open(cacheName);
  const { scope } = self.registration;
  const left = [...paths];
  let kept = 0;
  const work = async () => {
    for (let path = left.shift(); path !== undefined; path = left.shift()) {
      const address = new URL(path, scope);
      const known = path.startsWith("assets/") ? await caches.match(address, { ignoreVary: true }) : undefined;
      const response = known ?? (await fetch(address, { cache: "no-cache" }));
      if (!known && !isWhole(response)) throw new Error(`${path}: ${response.status}`);
      await cache.put(address, response);
      kept += 1;
      tell(kept, paths.length);
    }
  };
  await Promise.all(Array.from({ length: atOnce }, work));
}
