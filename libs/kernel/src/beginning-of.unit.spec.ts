import { beginningOf } from './beginning-of.js';

describe('the beginning of a text', () => {
  it('has at most so many characters', () => expect(beginningOf('market', 4)).toBe('mark'));
  it('is all of a short text', () => expect(beginningOf('🥕🥕', 4)).toBe('🥕🥕'));
  it('leaves out a code point that does not fit, instead of half of it', () =>
    expect(beginningOf('🥕🥕', 3)).toBe('🥕'));
});
