export const importLimits = {
  /** In JSON, since a request has at most 1 MiB. */
  pastedBytes: 900_000,
} as const;
