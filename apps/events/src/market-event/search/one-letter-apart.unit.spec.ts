import fc from 'fast-check';
import { oneLetterApart } from './one-letter-apart.js';

const word = fc.stringMatching(/^[a-f]{1,8}$/);

describe('one wrong letter', () => {
  it.each([
    ['famers', 'farmers'],
    ['farrmers', 'farmers'],
    ['farmurs', 'farmers'],
    ['framers', 'farmers'],
    ['armers', 'farmers'],
    ['farmer', 'farmers'],
  ])('is the difference between %s and %s', (a, b) => expect(oneLetterApart(a, b)).toBe(true));

  it.each([
    ['farmers', 'farmers'],
    ['fames', 'farmers'],
    ['fermors', 'farmers'],
    ['srmefar', 'farmers'],
  ])('is not the difference between %s and %s', (a, b) => expect(oneLetterApart(a, b)).toBe(false));

  it('is found for every single change, in both directions', () => {
    fc.assert(
      fc.property(word, fc.nat(), fc.constantFrom('x', ''), fc.boolean(), (original, position, letter, replaces) => {
        const at = position % original.length;
        const changed = original.slice(0, at) + letter + original.slice(replaces || letter === '' ? at + 1 : at);
        expect([oneLetterApart(original, changed), oneLetterApart(changed, original)]).toEqual([true, true]);
      }),
    );
  });
});
