/** Two browser suites share the processor. */
export const PATIENCE_MS = 60_000;
/** The demo season is added while the first steps run. */
export const SEASON_MS = 10 * 60_000;
/** Vendors are notified of a decision a minute later. */
export const UNDO_MS = 61_000;
export const ANNOUNCED_MS = 150_000;
/** Ends a step whose page no longer answers, long before the whole suite is ended. */
export const STEP_MS = (process.argv.some((word) => /^--(full|only)/.test(word)) ? 30 : 6) * 60_000;

/** Rejects when the work takes longer; the work itself continues. */
export async function within<T>(ms: number, work: Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`This did not end within ${ms / 1000} seconds.`)), ms);
  });
  return Promise.race([work, late]).finally(() => clearTimeout(timer));
}
