/**
 * Works on every item until `stop` is aborted, so that one that fails holds up no others.
 * @throws AggregateError with the failures
 */
export async function despiteFailures<T>(
  items: Iterable<T> | AsyncIterable<T>,
  work: (item: T) => Promise<unknown>,
  stop?: AbortSignal,
): Promise<void> {
  const failures: unknown[] = [];
  let count = 0;
  for await (const item of items) {
    if (stop?.aborted) break;
    count += 1;
    await work(item).catch((error: unknown) => failures.push(error));
  }
  if (failures.length > 0) throw new AggregateError(failures, `${failures.length} of ${count} failed`);
}
