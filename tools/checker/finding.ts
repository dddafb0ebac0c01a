/** One violation. `what` holds IDs and numbers, never personal data. */
export interface Finding {
  check: string;
  kind: 'lost' | 'doubled' | 'differs' | 'foreign' | 'disordered' | 'unfinished';
  what: string;
}

/** Makes the findings of one check. */
export const findingsOf =
  (check: string) =>
  (kind: Finding['kind'], what: string): Finding => ({ check, kind, what });

/** The duplicates, each named once. */
export function repeated<T>(items: Iterable<T>): T[] {
  const seen = new Set<T>();
  const twice = new Set<T>();
  for (const item of items) (seen.has(item) ? twice : seen).add(item);
  return [...twice];
}
