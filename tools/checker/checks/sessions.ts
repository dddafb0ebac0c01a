import { findingsOf, repeated, type Finding } from '../finding.js';

export interface Session {
  id: string;
  accountId: string;
}

const finding = findingsOf('sessions');

/** Each session belongs to an existing, confirmed account. */
export function checkSessions(sessions: readonly Session[], confirmed: ReadonlySet<string>): Finding[] {
  return [
    ...sessions
      .filter(({ accountId }) => !confirmed.has(accountId))
      .map(({ id, accountId }) => finding('foreign', `session ${id} outlives account ${accountId}`)),
    ...repeated(sessions.map(({ id }) => id)).map((id) => finding('doubled', `session ${id} is there more than once`)),
  ];
}
