import { bestTerms, searchTerms, termsMatching } from './terms.js';

describe('the terms that hold a word', () => {
  it('[EV-017] match anywhere within names, and in descriptions from the beginning', () => {
    const dictionary = new Set(['springfield', 'field', '~fields', '~minefield']);
    expect(termsMatching(dictionary, 'field')).toEqual(['field', '~fields', 'springfield']);
  });

  it('are those that begin with it when there are more than the database can merge', () => {
    const within = Array.from({ length: 1_500 }, (_, index) => `${index}a`);
    const found = termsMatching(new Set([...within, 'apple', '~art']), 'a');
    expect(found.slice(0, 2)).toEqual(['apple', '~art']);
    expect(found).toHaveLength(1_000);
  });
});

describe('the terms of a market event', () => {
  const wordsUpTo = (count: number) => Array.from({ length: count }, (_, index) => `w${index}`).join(' ');

  it('[EV-017] hold the last word of a long description', () => {
    expect(searchTerms(['Spring Market'], `${wordsUpTo(900)} kettlecorn`)).toContain('~kettlecorn');
  });

  it('are limited, so that noise cannot fill the dictionary', () => {
    expect(searchTerms(['Spring Market'], wordsUpTo(2_000))).toHaveLength(1_000);
  });
});

describe('the best of the terms that hold a word', () => {
  const terms = ['art', '~arts', 'artisan', 'smart'];

  it.each([
    ['begin with it', 'arti', ['artisan']],
    ['begin with its singular, if none begins with it', 'arts', ['art', 'artisan']],
    ['are of names and places, if none begins with it', 'mart', ['art', 'artisan', 'smart']],
  ])('%s', (_, word, best) => expect(bestTerms(terms, word)).toEqual(best));
});
