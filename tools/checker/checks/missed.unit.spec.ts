import { checkMissed, type GivenUp } from './missed.js';

const given = (sequence: number, topic = 'orders.v1'): GivenUp => ({ group: 'g', topic, stream: 'order-k', sequence });
const kinds = (noted: GivenUp[], letters: GivenUp[]) =>
  checkMissed({ noted, letters, compacted: new Set(['states.v1']) }).map(({ kind }) => kind);

describe('messages that were given up', () => {
  it('are noted and lie among the dead letters', () => expect(kinds([given(1)], [given(1)])).toEqual([]));
  it('finds one whose dead letter is lost', () => expect(kinds([given(1)], [])).toEqual(['lost']));
  it('finds a dead letter that its consumer would skip', () => expect(kinds([], [given(1)])).toEqual(['foreign']));
  it('finds one that is noted twice', () => expect(kinds([given(1), given(1)], [given(1)])).toEqual(['doubled']));
  it('tells sequences apart', () => expect(kinds([given(1)], [given(2)])).toEqual(['lost', 'foreign']));
  it('expects no note of a state', () => expect(kinds([], [given(1, 'states.v1')])).toEqual([]));
});
