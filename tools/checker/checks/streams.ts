import { findingsOf, repeated, type Finding } from '../finding.js';

export interface StreamPart {
  streamId: string;
  firstVersion: number;
  events: readonly { id: string }[];
}

const finding = findingsOf('streams');

/** The versions of every stream are 1 … n, and no event is stored twice. */
export function checkStreams(service: string, commits: readonly StreamPart[]): Finding[] {
  const findings: Finding[] = [];
  const next = new Map<string, number>();
  const ordered = [...commits].sort((a, b) => a.firstVersion - b.firstVersion);
  for (const { streamId, firstVersion, events } of ordered) {
    const expected = next.get(streamId) ?? 1;
    const where = `${service}: ${streamId} has version ${firstVersion} where ${expected} is next`;
    if (firstVersion > expected) findings.push(finding('lost', where));
    if (firstVersion < expected) findings.push(finding('doubled', where));
    next.set(streamId, Math.max(expected, firstVersion + events.length));
  }
  for (const id of repeated(commits.flatMap(({ events }) => events.map((event) => event.id)))) {
    findings.push(finding('doubled', `${service}: event ${id} is stored more than once`));
  }
  return findings;
}
