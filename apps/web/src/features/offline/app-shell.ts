import { appWorker } from '../../lib/language/texts.js';

/** Has the worker keep the app shell. It lives only while someone is signed in: see `forget-kept.ts`. */
export async function keepAppShell(): Promise<void> {
  if (!('serviceWorker' in navigator)) return;
  try {
    await navigator.serviceWorker.register(appWorker, { updateViaCache: 'none' });
    const { active } = await navigator.serviceWorker.ready;
    // A worker that outlived a sign-out has lost its files.
    active?.postMessage('fill');
  } catch {
    console.warn('the app could not be kept for reading offline');
  }
}
