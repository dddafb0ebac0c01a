import { sameText } from './same-text.js';

describe('sameText', () => {
  it.each([
    ['abc', 'abc', true],
    ['abc', 'abd', false],
    ['abc', 'abc!', false],
    ['abc', 'ab', false],
    ['', 'abc', false],
    ['é', 'e', false],
  ])('compares %j and %j character by character', (actual, expected, same) => {
    expect(sameText(actual, expected)).toBe(same);
  });
});
