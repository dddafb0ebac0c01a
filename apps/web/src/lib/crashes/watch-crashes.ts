import { loadIfThere } from '../load-chunk.js';

/**
 * Reports what breaks. An event without an error tells nothing: it comes from another site's script, or says that sizes
 * changed while they were observed.
 * @returns reports an error that was caught
 */
export function watchCrashes(routeOf: () => string | undefined): (error: unknown) => void {
  const report = (error: unknown) =>
    void loadIfThere(async () => (await import('./send-crash.js')).sendCrash(error, routeOf()));
  window.addEventListener('error', ({ error }) => error && report(error));
  window.addEventListener('unhandledrejection', ({ reason }) => report(reason));
  return report;
}
