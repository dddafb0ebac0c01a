import { closestWord, spellingOf, withWord } from './correction.js';

const known = new Set(['austin', 'houston', 'waco', 'springfield', '78701', '~austen', 'art']);

describe('the known word most like an unknown one', () => {
  it.each([
    ['austn', 'austin'],
    ['asutin', 'austin'],
    ['wcao', 'waco'],
    ['springfeeld', 'springfield'],
    ['sprinfeild', 'springfield'],
  ])('is found for %s', (word, found) => expect(closestWord(known, word)).toBe(found));

  it('is another one', () => expect(closestWord(new Set(['bakeri', 'bakerys']), 'bakeri')).toBe('bakerys'));

  it.each(['xylophone', '78702', 'arz', ''])('is missing for “%s”', (word) =>
    expect(closestWord(known, word)).toBeUndefined(),
  );
});

describe('the spelling of a word', () => {
  it.each([
    ['Pottery,WACO', 'waco', 'WACO'],
    ['Café O’Fallon', 'ofallon', 'O’Fallon'],
    ['Café O’Fallon', 'cafe', 'Café'],
  ])('in “%s” for %s is %s', (text, word, spelled) => expect(spellingOf(text, word)).toBe(spelled));
});

describe('a corrected text', () => {
  it('keeps its other words, its punctuation, and the capital letter of the word', () =>
    expect(withWord('Austn, TX', 'austn', 'austin')).toBe('Austin, TX'));
  it('keeps small letters', () => expect(withWord('honey in austn', 'austn', 'austin')).toBe('honey in austin'));
  it('replaces a word that is written with accents or an apostrophe', () =>
    expect(withWord('Québc O’Fallonn', 'ofallonn', 'ofallon')).toBe('Québc Ofallon'));
});
