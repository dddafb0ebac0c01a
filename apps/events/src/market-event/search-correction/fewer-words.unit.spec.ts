import { withFewerWords } from './fewer-words.js';

describe('a search with fewer words', () => {
  const ofText = (search: string) => withFewerWords({ search, location: '' }).map((texts) => texts.search);

  it('leaves out one word, the last one first, and then has each word alone', () =>
    expect(ofText('Pottery fair Waco')).toEqual([
      'Pottery fair',
      'Pottery Waco',
      'fair Waco',
      'Pottery',
      'fair',
      'Waco',
    ]));

  it('has no small words', () => expect(ofText('fairs in Waco')).toEqual(['fairs', 'Waco']));

  it.each(['', 'pottery', 'in'])('is missing for “%s”', (search) => expect(ofText(search)).toEqual([]));

  it('has only one of the words and the place', () =>
    expect(withFewerWords({ search: 'pottery', location: 'Waco, TX' })).toEqual([
      { search: '', location: 'Waco, TX' },
      { search: 'pottery', location: '' },
    ]));
});
