import { beginningOf, shortened } from './beginning-of.js';

describe('the beginning of a text', () => {
  it('has at most so many characters', () => expect(beginningOf('market', 4)).toBe('mark'));
  it('is all of a short text', () => expect(beginningOf('🥕🥕', 4)).toBe('🥕🥕'));
  it('leaves out a code point that does not fit, instead of half of it', () =>
    expect(beginningOf('🥕🥕', 3)).toBe('🥕'));
});

describe('a shortened text', () => {
  it('is all of a short text, on one line', () => expect(shortened(' Bring\n\na tent ', 12)).toBe('Bring a tent'));
  it('ends between two words', () => {
    expect(shortened('Bring a tent, and weights', 15)).toBe('Bring a tent…');
    expect(shortened('Bring a tent and weights', 13)).toBe('Bring a tent…');
  });
  it('ends within a word that is too long', () => expect(shortened('https://example.com', 9)).toBe('https://…'));
  it('ends with a whole code point', () => expect(shortened('🥕🥕🥕', 4)).toBe('🥕…'));
});
