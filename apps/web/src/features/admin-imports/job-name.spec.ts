jest.mock('./texts.js', () => jest.requireActual<object>('./texts.es.js'));

import { PASTED, shownName } from './job-name.js';

describe('the name of an import', () => {
  it('is the one of its file', () => expect(shownName('markets.csv')).toBe('markets.csv'));

  it('says in the language of the reader that its rows were pasted', () =>
    expect(shownName(PASTED)).toBe('Texto pegado'));
});
