/** Settles like `work`, or fails with the refusal once the signal is aborted. */
export async function unlessAborted<T>(
  signal: AbortSignal | undefined,
  work: Promise<T>,
  refusal: () => Error,
): Promise<T> {
  let abort = (): void => {};
  const aborted = new Promise<never>((_, reject) => (abort = () => reject(refusal())));
  signal?.addEventListener('abort', abort);
  if (signal?.aborted) abort();
  try {
    return await Promise.race([work, aborted]);
  } finally {
    signal?.removeEventListener('abort', abort);
  }
}
