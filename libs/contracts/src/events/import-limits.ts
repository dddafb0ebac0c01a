export const importLimits = {
  /** As JSON text. A request has at most 1 MiB. */
  pastedBytes: 1_000_000,
} as const;
