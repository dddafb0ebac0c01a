const NAMESPACE_EXISTS = 48;

/** A collection has to be there before a transaction writes to it; that it is there already is as good. */
export function existsAlready(error: unknown): void {
  if (!(error instanceof Error && 'code' in error && error.code === NAMESPACE_EXISTS)) throw error;
}
