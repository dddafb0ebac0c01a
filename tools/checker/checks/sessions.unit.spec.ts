import { checkSessions, type Session } from './sessions.js';

const session = (id: string, accountId = 'ann'): Session => ({ id, accountId });
const kinds = (...sessions: Session[]) => checkSessions(sessions, new Set(['ann'])).map(({ kind }) => kind);

describe('sessions', () => {
  it('belong to accounts, several to one', () => expect(kinds(session('1'), session('2'))).toEqual([]));
  it('finds one whose account is lost', () => expect(kinds(session('1', 'bea'))).toEqual(['foreign']));
  it('finds one that is there twice', () => expect(kinds(session('1'), session('1'))).toEqual(['doubled']));
});
