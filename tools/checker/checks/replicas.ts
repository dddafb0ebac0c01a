import { isDeepStrictEqual } from 'node:util';
import { findingsOf, repeated, type Finding } from '../finding.js';

export type Facts = Readonly<Record<string, unknown>>;

export interface Copy {
  id: string;
  facts: Facts;
  /** A tombstone. */
  isTrace: boolean;
}

export interface Copied {
  /** What the owner shows now, and every replica must hold. */
  source: ReadonlyMap<string, Facts>;
  /** What the owner has deleted. */
  gone: ReadonlySet<string>;
  copies: readonly Copy[];
  /** Whether the replica of a deleted document keeps only a tombstone. */
  forgets: boolean;
}

const finding = findingsOf('replicas');

/** Every replica equals the data of its owner. */
export function checkReplica(name: string, { source, gone, copies, forgets }: Copied): Finding[] {
  const held = new Map(copies.map((copy) => [copy.id, copy]));
  const findings = repeated(copies.map(({ id }) => id)).map((id) =>
    finding('doubled', `${name} holds ${id} more than once`),
  );
  for (const [id, facts] of source) {
    const copy = held.get(id);
    const wrong = copy && Object.keys(facts).filter((key) => !isDeepStrictEqual(copy.facts[key], facts[key]));
    if (!wrong || copy.isTrace) findings.push(finding('lost', `${name} does not hold ${id}`));
    else if (wrong.length > 0) findings.push(finding('differs', `${name} has other ${wrong.join(', ')} for ${id}`));
  }
  for (const { id, isTrace } of held.values()) {
    if (source.has(id)) continue;
    if (!gone.has(id)) findings.push(finding('foreign', `${name} holds ${id}, which its source never had`));
    else if (forgets && !isTrace) findings.push(finding('foreign', `${name} still holds ${id}, which is gone`));
  }
  return findings;
}
