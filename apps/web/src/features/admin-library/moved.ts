/** The list with one entry moved by some places. */
export function moved<T>(list: readonly T[], from: number, by: number): T[] {
  const rest = list.toSpliced(from, 1);
  return rest.toSpliced(from + by, 0, list[from]!);
}
