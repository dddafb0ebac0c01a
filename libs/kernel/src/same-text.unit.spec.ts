import { sameText } from './same-text.js';

describe('two signatures', () => {
  it.each([
    ['abc', 'abc', true],
    ['abc', 'abd', false],
    ['abc', 'abc!', false],
    ['abc', 'ab', false],
    ['', 'abc', false],
    ['é', 'e', false],
  ])('%j and %j are compared character by character', (given, expected, same) => {
    expect(sameText(given, expected)).toBe(same);
  });
});
