import { languageOf } from './language.js';

const askedWith = (accepted: string | undefined, chosen?: string) =>
  languageOf({ cookies: { language: chosen }, headers: { 'accept-language': accepted } });

describe('the language of a page', () => {
  it.each([
    ['es', 'es'],
    ['es-MX,es;q=0.9,en;q=0.8', 'es'],
    ['de, es;q=0.5, en;q=0.3', 'es'],
    ['en-US,en;q=0.9,es;q=0.8', 'en'],
    ['en;q=0.2, es-419;q=0.7', 'es'],
    ['de', 'en'],
    ['*', 'en'],
    ['', 'en'],
    [undefined, 'en'],
    [';;q=x,,', 'en'],
  ])('is for a browser that accepts %s: %s', (accepted, expected) => {
    expect(askedWith(accepted)).toBe(expected);
  });

  it('is the one that the person chose, unless there is no such language', () => {
    expect([askedWith('es', 'en'), askedWith('en', 'es'), askedWith('es', 'xx'), askedWith('en', '')]).toEqual([
      'en',
      'es',
      'es',
      'en',
    ]);
  });
});
