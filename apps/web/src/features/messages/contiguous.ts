interface Numbered {
  seq: number;
}

/** The newest messages without a gap: messages before a gap must be loaded again. */
export function contiguous<T extends Numbered>(loaded: readonly T[]): T[] {
  const bySeq = new Map(loaded.map((message) => [message.seq, message]));
  const sorted = [...bySeq.values()].sort((one, other) => one.seq - other.seq);
  const gap = sorted.findLastIndex(({ seq }, index) => index > 0 && seq !== (sorted[index - 1]?.seq ?? 0) + 1);
  return gap < 0 ? sorted : sorted.slice(gap);
}
