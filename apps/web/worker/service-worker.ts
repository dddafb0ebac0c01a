export {};

/** Written by the build: see `tools/app-shell.ts`. */
declare const APP_SHELL: { version: string; page: string; files: string[] };
declare const self: ServiceWorkerGlobalScope;

const shells = 'stallbook-shell:';
const { version, page, files } = APP_SHELL;
const shell = shells + version;

/** Hashed files never change, so those of an earlier release are taken over. The page is new with every release. */
async function fill(): Promise<void> {
  const cache = await caches.open(shell);
  await Promise.all(
    files.map(async (file) => {
      const known = file === page ? undefined : await caches.match(file, { ignoreVary: true });
      await (known ? cache.put(file, known) : cache.add(new Request(file, { cache: 'no-cache' })));
    }),
  );
}

/** The release before this one stays for tabs that are still open. */
async function removeOld(): Promise<void> {
  const old = (await caches.keys()).filter((name) => name.startsWith(shells) && name !== shell);
  await Promise.all(old.slice(0, -1).map((name) => caches.delete(name)));
}

/** Opens no cache, which would create it again after a sign-out. */
const cached = async (file: string): Promise<Response | undefined> =>
  (await caches.match(file, { cacheName: shell, ignoreVary: true })) ?? caches.match(file, { ignoreVary: true });

async function open(request: Request): Promise<Response> {
  try {
    return await fetch(request);
  } catch {
    return (await cached(page)) ?? Response.error();
  }
}

const load = async (request: Request, file: string): Promise<Response> => (await cached(file)) ?? fetch(request);

self.addEventListener('install', (event) => {
  event.waitUntil(fill().then(() => self.skipWaiting()));
});

self.addEventListener('activate', (event) => {
  event.waitUntil(Promise.all([removeOld(), self.clients.claim()]));
});

self.addEventListener('message', (event) => {
  if (event.data === 'fill') event.waitUntil(fill());
});

// The network goes first for pages. Answers of the API never pass through here.
self.addEventListener('fetch', (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== 'GET' || origin !== self.location.origin) return;
  if (request.mode === 'navigate') event.respondWith(open(request));
  else if (pathname.startsWith('/assets/')) event.respondWith(load(request, pathname));
});

interface Push {
  title: string;
  body: string;
  link: string;
  tag: string;
}

// A repeated push has the same tag and replaces the first.
self.addEventListener('push', (event) => {
  const { title, body, link, tag } = event.data?.json() as Push;
  event.waitUntil(self.registration.showNotification(title, { body, tag, icon: '/icons/icon-192.png', data: link }));
});

/** Never in an open tab, whose page may hold unsaved input. */
async function show(link: string): Promise<void> {
  const url = new URL(link, self.location.origin);
  if (url.origin !== self.location.origin) return;
  await self.clients.openWindow(url.href);
}

self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(show(String(event.notification.data)));
});
