const kept = 'stallbook-kept:';

/** The cache that holds the answers of one person. */
export const keptCache = (personId: string): string => kept + personId;

/** Removes what this device keeps for reading offline: everything, or only what belongs to other people. */
export async function forgetKept(exceptOf?: string): Promise<void> {
  try {
    await (exceptOf === undefined ? Promise.all([forgetCaches(), forgetWorker()]) : forgetCaches(exceptOf));
  } catch {
    console.warn('what was kept for reading offline could not be removed');
  }
}

/** Without HTTPS a browser has neither caches nor workers. */
async function forgetCaches(exceptOf?: string): Promise<void> {
  if (!('caches' in window)) return;
  const isOver = (name: string) => exceptOf === undefined || (name.startsWith(kept) && name !== keptCache(exceptOf));
  await Promise.all((await caches.keys()).filter(isOver).map((name) => caches.delete(name)));
}

/**
 * With it goes its subscription to pushes, so that a browser without a session shows none. Needs no other file, which
 * would be missing without a network.
 */
async function forgetWorker(): Promise<void> {
  if (!('serviceWorker' in navigator)) return;
  const registrations = await navigator.serviceWorker.getRegistrations();
  await Promise.all(registrations.map((registration) => registration.unregister()));
}
