/** Works on all items, on `limit` of them at a time. After a failure or an abort, it begins no more, and ends with the last. */
export async function atATime<T>(
  limit: number,
  items: Iterable<T>,
  work: (item: T) => Promise<unknown>,
  stop?: AbortSignal,
): Promise<void> {
  const rest = items[Symbol.iterator]();
  let hasFailed = false;
  const worker = async () => {
    for (let next = rest.next(); !next.done && !hasFailed && !stop?.aborted; next = rest.next()) {
      try {
        await work(next.value);
      } catch (error) {
        hasFailed = true;
        throw error;
      }
    }
  };
  const ended = await Promise.allSettled(Array.from({ length: limit }, worker));
  for (const one of ended) if (one.status === 'rejected') throw one.reason;
}
