/** Two browser suites share the processor. */
export const PATIENCE_MS = 60_000;
