/**
 * How surely two rows of times can be told apart, in standard deviations (Mann and Whitney's test by ranks): outliers
 * of a busy machine weigh no more than any other value. About 0 where both come from one source, whatever it is; 6.7 for
 * two rows of thirty that do not overlap at all.
 */
export function toldApart(one: readonly number[], other: readonly number[]): number {
  const wins = one
    .flatMap((a) => other.map((b) => (a > b ? 1 : a === b ? 0.5 : 0)))
    .reduce<number>((sum, win) => sum + win, 0);
  const [n, m] = [one.length, other.length];
  return Math.abs(wins - (n * m) / 2) / Math.sqrt((n * m * (n + m + 1)) / 12);
}
