import { checkEndings, type Pending } from './endings.js';

const now = new Date('2027-05-01T10:00:00.000Z');
const job = (what: string, agoMs: number): Pending => ({ what, since: new Date(now.getTime() - agoMs) });
const found = (...pending: Pending[]) => checkEndings(pending, now, 60_000).map(({ kind }) => kind);

describe('work that has not ended', () => {
  it('may be young, or due later', () => expect(found(job('a', 60_000), job('b', -5_000))).toEqual([]));
  it('finds what was lost on its way and waits for good', () =>
    expect(found(job('a', 60_001))).toEqual(['unfinished']));
  it('finds work that waits twice', () => expect(found(job('a', 1), job('a', 1))).toEqual(['doubled']));
});
