import { withFewerWords } from './fewer-words.js';

describe('the searches with fewer words', () => {
  const wordsOf = (...words: string[]) => withFewerWords(words, false).map((search) => search.words.join(' '));

  it('are all the words, then all but one, leaving out the last one first, and then each word alone', () =>
    expect(wordsOf('pottery', 'fair', 'waco')).toEqual([
      'pottery fair waco',
      'pottery fair',
      'pottery waco',
      'fair waco',
      'pottery',
      'fair',
      'waco',
    ]));

  it('have each of two words once', () => expect(wordsOf('fairs', 'waco')).toEqual(['fairs waco', 'fairs', 'waco']));

  it('are only the word if there is one', () => expect(wordsOf('pottery')).toEqual(['pottery']));

  it('are none without a word or a place', () => expect(withFewerWords([], false)).toEqual([]));

  it('end with the place alone', () =>
    expect(withFewerWords(['pottery'], true)).toEqual([
      { words: ['pottery'], hasPlace: true },
      { words: [], hasPlace: true },
    ]));

  it('have the place once without a word', () =>
    expect(withFewerWords([], true)).toEqual([{ words: [], hasPlace: true }]));
});
