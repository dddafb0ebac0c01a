import { findingsOf, repeated, type Finding } from '../finding.js';

export interface Notice {
  _id: string;
  userId: string;
  /** Its number among the person's notifications: 1, 2, … */
  seq: number;
}

const finding = findingsOf('notices');

/** `possible`: IDs that may be shown, and need not be. */
export function checkNotices(
  expected: readonly string[],
  possible: readonly string[],
  notices: readonly Notice[],
): Finding[] {
  const shown = new Set(notices.map(({ _id }) => _id));
  const wanted = new Set(expected);
  const known = new Set([...expected, ...possible]);
  const places = new Map<string, number[]>();
  for (const { userId, seq } of notices) places.set(userId, [...(places.get(userId) ?? []), seq]);
  return [
    ...[...wanted].filter((id) => !shown.has(id)).map((id) => finding('lost', `notification ${id} was never given`)),
    ...[...shown].filter((id) => !known.has(id)).map((id) => finding('foreign', `notification ${id} is about nothing`)),
    ...[...places].flatMap(([userId, seqs]) => [
      ...repeated(seqs).map((seq) => finding('doubled', `${userId} has place ${seq} twice`)),
      ...(Math.max(...seqs) > new Set(seqs).size
        ? [finding('lost', `${userId} has ${new Set(seqs).size} of ${Math.max(...seqs)} places`)]
        : []),
    ]),
  ];
}
