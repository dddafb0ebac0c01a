import { checkDeadLetters } from './dead-letters.js';

const letter = (messageId: string, group = 'g') => ({ group, messageId });
const kinds = (letters: ReturnType<typeof letter>[]) =>
  checkDeadLetters(letters, [letter('p'), letter('p', 'h')]).map(({ kind }) => kind);

describe('dead letters', () => {
  it('are the poison that was sent', () => expect(kinds([letter('p', 'h'), letter('p')])).toEqual([]));
  it('finds poison that vanished', () => expect(kinds([letter('p')])).toEqual(['lost']));
  it('finds a doubled letter', () => expect(kinds([letter('p'), letter('p'), letter('p', 'h')])).toEqual(['doubled']));
  it('finds a good message that died', () =>
    expect(kinds([letter('p'), letter('p', 'h'), letter('x')])).toEqual(['foreign']));
});
