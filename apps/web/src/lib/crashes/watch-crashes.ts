import { loadIfThere } from '../load-chunk.js';
import type { Place } from './send-crash.js';

/** Reports what breaks. @returns reports an error that was caught */
export function watchCrashes(place: Place): (error: unknown) => void {
  const report = (error: unknown) =>
    void loadIfThere(() => import('./send-crash.js')).then((part) => part?.sendCrash(error, place));
  window.addEventListener('error', ({ error }) => report(error));
  window.addEventListener('unhandledrejection', ({ reason }) => report(reason));
  return report;
}
