import { soon } from '@stallbook/testing';
import { csvLine } from './csv-line.js';

describe('a line of CSV', () => {
  it.each([
    '=1+1',
    '+1-555',
    '-1+1',
    '@SUM(A1)',
    '\t1',
    '\r1',
    '\n1',
    ' =1',
    '\u00a0=1',
    '\uff1d1',
    '\uff0b1',
    '\uff20A',
  ])('escapes a formula: %j', (text) => expect(csvLine([text]).replaceAll('"', '').startsWith(`'${text}`)).toBe(true));
  it.each([
    ['a;=1+1', "a;'=1+1"],
    ['a; @A1;-1', "a; '@A1;'-1"],
    ['a\t+1', "a\t'+1"],
    ['a;\uff1d1', "a;'\uff1d1"],
    ['a\n=1', '"a\n\'=1"'],
    ['a\r\n =1', '"a\r\n \'=1"'],
    ['\t=1', "'\t'=1"],
  ])('escapes a formula where semicolons, tabs, or line ends separate cells: %j', (text, expected) =>
    expect(csvLine([text])).toBe(`${expected}\r\n`),
  );
  it.each(['\n', '\t', ';', '; '])('is written soon, also with a text that repeats %j', (part) => {
    const text = `a${part.repeat(300_000)}b`;
    expect(soon(() => csvLine([text])).length).toBeGreaterThan(text.length);
  });
  it('leaves numbers and texts as they are', () =>
    expect(csvLine(['-12.50', '+7', 'a=b', 'a; b', ' Bread', 12, null])).toBe('-12.50,+7,a=b,a; b, Bread,12,\r\n'));
});
