import { checkNotices } from './notices.js';

const notice = (_id: string, seq: number, userId = 'u') => ({ _id, seq, userId });
const kinds = (expected: string[], ...notices: ReturnType<typeof notice>[]) =>
  checkNotices(expected, ['m', 'n'], notices).map(({ kind }) => kind);

describe('notifications', () => {
  it('are given once each', () =>
    expect(kinds(['a', 'b', 'c'], notice('a', 1), notice('b', 2), notice('c', 1, 'v'))).toEqual([]));
  it('may be about a message', () => expect(kinds(['a'], notice('a', 1), notice('m', 2))).toEqual([]));
  it('finds a lost one', () => expect(kinds(['a', 'b'], notice('a', 1))).toEqual(['lost']));
  it('finds a second one about the same', () =>
    expect(kinds(['a'], notice('a', 1), notice('b', 2))).toEqual(['foreign']));
  it('finds a place that was given twice', () =>
    expect(kinds(['a', 'b'], notice('a', 1), notice('b', 1))).toEqual(['doubled']));
  it('finds a place that is left out', () =>
    expect(kinds(['a', 'b'], notice('a', 1), notice('b', 3))).toEqual(['lost']));
});
