const sorted = (values: readonly number[]): number[] => [...values].sort((one, other) => one - other);

/** The value below which the share `p` (0…1) of all values lies. Throws without values. */
export function percentile(values: readonly number[], p: number): number {
  const ordered = sorted(values);
  const found = ordered[Math.min(ordered.length - 1, Math.max(0, Math.ceil(p * ordered.length) - 1))];
  if (found === undefined) throw new Error('there is no percentile of nothing');
  return found;
}

function median(values: readonly number[]): number {
  const ordered = sorted(values);
  const middle = ordered.length / 2;
  const [low, high] = [ordered[Math.ceil(middle) - 1], ordered[Math.floor(middle)]];
  if (low === undefined || high === undefined) throw new Error('there is no median of nothing');
  return (low + high) / 2;
}

export interface Spread {
  median: number;
  min: number;
  max: number;
}

export const spreadOf = (values: readonly number[]): Spread => ({
  median: median(values),
  min: Math.min(...values),
  max: Math.max(...values),
});
