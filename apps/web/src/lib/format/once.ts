/** Made when it is first needed: a format of the browser takes a slow phone milliseconds, and a page needs few of them. */
export function once<T extends object>(make: () => T): () => T {
  let made: T | undefined;
  return () => (made ??= make());
}
