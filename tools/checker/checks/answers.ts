import { findingsOf, type Finding } from '../finding.js';

export interface Answer {
  service: string;
  operation: string;
  /** The ID in the store, scoped to its actor. */
  commitId: string;
  /** The aggregate's ID in the answer. */
  subjectId: string;
  /** The answer; a repeated command must give the same one. */
  result: string;
  /**
   * A value that one of the aggregate's events holds after the command. Needed if another command may do the same
   * first: a webhook can deliver a payment intent before the call that opened it stores it.
   */
  mark?: string;
}

export interface KnownCommit {
  _id: string;
  streamId: string;
  events: readonly { data: Readonly<Record<string, unknown>> }[];
}

const finding = findingsOf('answers');

/** Every answered command is committed in its service, on the stream that it named, with one result. */
export function checkAnswers(
  answers: readonly Answer[],
  commits: ReadonlyMap<string, readonly KnownCommit[]>,
): Finding[] {
  const stored = new Map<string, KnownCommit>();
  for (const [service, known] of commits) for (const commit of known) stored.set(`${service} ${commit._id}`, commit);
  const first = new Map<string, Answer>();
  const findings: Finding[] = [];
  for (const answer of answers) {
    const key = `${answer.service} ${answer.commitId}`;
    const before = first.get(key);
    if (before) {
      if (before.result !== answer.result)
        findings.push(finding('doubled', `${name(answer)} was answered in two ways`));
      continue;
    }
    first.set(key, answer);
    const commit = stored.get(key);
    if (!commit) {
      if (isMarked(answer, commits.get(answer.service) ?? [])) continue;
      findings.push(finding('lost', `${name(answer)} was answered and is not stored`));
    } else if (!commit.streamId.endsWith(answer.subjectId)) {
      findings.push(finding('differs', `${name(answer)} named ${answer.subjectId} but is on ${commit.streamId}`));
    }
  }
  return findings;
}

const isMarked = ({ subjectId, mark }: Answer, commits: readonly KnownCommit[]): boolean =>
  mark !== undefined &&
  commits
    .filter(({ streamId }) => streamId.endsWith(subjectId))
    .some(({ events }) => events.some(({ data }) => Object.values(data).includes(mark)));

const name = ({ operation, commitId }: Answer): string => `${operation} ${commitId}`;
