/** Creates a value that takes long on its first use, and keeps it. */
export function once<T extends object>(make: () => T): () => T {
  let made: T | undefined;
  return () => (made ??= make());
}
