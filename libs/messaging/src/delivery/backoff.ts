/** Milliseconds after failed attempt 1, 2, …: 100, 400, 1,600, 6,400, then 10,000. */
export const defaultBackoffMs = (attempt: number): number => Math.min(10_000, 100 * 4 ** Math.max(0, attempt - 1));
