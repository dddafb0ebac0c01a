import { isDeepStrictEqual } from 'node:util';
import { findingsOf, type Finding } from '../finding.js';

export type Documents = ReadonlyMap<string, unknown>;

const finding = findingsOf('read models');

/** Every read model equals the fold of its events. */
export function checkReadModel(name: string, live: Documents, rebuilt: Documents): Finding[] {
  const findings: Finding[] = [];
  for (const [id, document] of rebuilt) {
    if (!live.has(id)) findings.push(finding('lost', `${name} does not show ${id}`));
    else if (!isDeepStrictEqual(live.get(id), document))
      findings.push(finding('differs', `${name} shows ${id} otherwise than its events`));
  }
  for (const id of live.keys()) {
    if (!rebuilt.has(id)) findings.push(finding('foreign', `${name} shows ${id}, which no event tells of`));
  }
  return findings;
}
