// Opens the app without a connection. The build puts the list of its files in place of BUILD and serves this as /sw.js.
// It keeps the app's own public files and nothing else: no answer of /api is ever read, changed or kept here.
const { version, files, pages, shell } = BUILD;

const CACHE = `app-${version}`;
const isOfApp = (name) => name.startsWith("app-");

self.addEventListener("install", (event) => event.waitUntil(keepFiles()));
self.addEventListener("activate", (event) => event.waitUntil(takeOver()));
self.addEventListener("fetch", (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== "GET" || origin !== self.location.origin || pathname.startsWith("/api/")) return;
  if (request.mode === "navigate") event.respondWith(newestPage(event, pathname));
  // The name of such a file changes with its content: what is kept under it is what the server would send.
  else if (pathname.startsWith("/assets/")) event.respondWith(keptFirst(request));
  else if (files.includes(pathname)) event.respondWith(newestFile(request, pathname));
});

/** All or nothing: an app of which a part is missing is none. */
async function keepFiles() {
  const cache = await caches.open(CACHE);
  const newest = [...pages, shell].map((path) => new Request(path, { cache: "no-cache" }));
  await cache.addAll([...files, ...newest]);
  await self.skipWaiting();
}

/** The files of the build before stay, for tabs that began with it; older ones go. */
async function takeOver() {
  const older = (await caches.keys()).filter((name) => isOfApp(name) && name !== CACHE);
  await Promise.all(older.slice(0, -1).map((name) => caches.delete(name)));
  await self.registration.navigationPreload?.enable();
  await self.clients.claim();
}

/** The server's page while it can be had, so that no old build outlives its successor; else the one that is kept. */
async function newestPage(event, path) {
  try {
    return (await event.preloadResponse) ?? (await fetch(event.request));
  } catch (error) {
    return kept(pages.includes(path) ? path : shell, error);
  }
}

async function newestFile(request, path) {
  try {
    return await fetch(request);
  } catch (error) {
    return kept(path, error);
  }
}

async function keptFirst(request) {
  return (await caches.match(request, { ignoreVary: true })) ?? fetch(request);
}

async function kept(path, error) {
  const found = await (await caches.open(CACHE)).match(path, { ignoreVary: true });
  if (!found) throw error;
  return found;
}
