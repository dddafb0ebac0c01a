import { findingsOf, type Finding } from '../finding.js';

/** A command that was answered, as the load driver noted it. */
export interface Answer {
  service: string;
  operation: string;
  /** As it stands in the store: scoped to its actor. */
  commitId: string;
  /** The aggregate's id that the answer named. */
  subjectId: string;
  /** What was answered; the same command answers the same each time. */
  result: string;
  /**
   * A value that an event of the aggregate holds once the command is carried out. Needed where another command may have
   * done the same first: a webhook can bring a payment intent before the call that opened it has stored it.
   */
  mark?: string;
}

export interface KnownCommit {
  _id: string;
  streamId: string;
  events: readonly { data: Readonly<Record<string, unknown>> }[];
}

const finding = findingsOf('answers');

/** Every answered command is among the commits of its service, on the stream that it named, with one result. */
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
      findings.push(finding('differs', `${name(answer)} named ${answer.subjectId} and stands on ${commit.streamId}`));
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
