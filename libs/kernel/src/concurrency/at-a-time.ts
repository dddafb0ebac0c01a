/** Works on all items, on `limit` of them at a time, until one fails or the signal is aborted. */
export async function atATime<T>(
  limit: number,
  items: Iterable<T>,
  work: (item: T) => Promise<unknown>,
  stop?: AbortSignal,
): Promise<void> {
  const rest = items[Symbol.iterator]();
  const worker = async () => {
    for (let next = rest.next(); !next.done && !stop?.aborted; next = rest.next()) await work(next.value);
  };
  await Promise.all(Array.from({ length: limit }, worker));
}
