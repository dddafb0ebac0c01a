/** At most this many market events are asked for at once. */
export const CHUNK = 30;

export const inChunks = <T>(items: readonly T[], size = CHUNK): T[][] =>
  Array.from({ length: Math.ceil(items.length / size) }, (_, index) => items.slice(index * size, (index + 1) * size));
