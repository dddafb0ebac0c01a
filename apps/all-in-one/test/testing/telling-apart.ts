/**
 * The difference between two series in standard deviations (Mann-Whitney by ranks), so outliers of a busy machine
 * count little. About 0 for the same source; 6.7 for two disjoint series of thirty.
 */
export function toldApart(one: readonly number[], other: readonly number[]): number {
  const wins = one
    .flatMap((a) => other.map((b) => (a > b ? 1 : a === b ? 0.5 : 0)))
    .reduce<number>((sum, win) => sum + win, 0);
  const [n, m] = [one.length, other.length];
  return Math.abs(wins - (n * m) / 2) / Math.sqrt((n * m * (n + m + 1)) / 12);
}
