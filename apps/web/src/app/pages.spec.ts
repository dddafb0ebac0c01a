import { hidden, indexed, subjects } from '../../pages.json';
import { screens } from './screens.js';

describe('the table of pages', () => {
  it('[UI-014] knows every address of the app, and no other', () => {
    const known = [...Object.keys(indexed), ...Object.keys(subjects), ...hidden];
    const paths = screens.map(({ path }) => path).filter((path) => path !== '*');
    expect(known.sort()).toEqual([...paths].sort());
  });

  it('keeps what only some may open away from search engines', () => {
    const guarded = screens.filter(({ access }) => access !== 'public').map(({ path }) => path);
    expect(hidden).toEqual(expect.arrayContaining(guarded));
  });

  it('[UI-014] says of every page what no other page says, in the length that search engines show', () => {
    const pages = Object.values(indexed);
    for (const words of [pages.map(({ title }) => title), pages.map(({ description }) => description)])
      expect(new Set(words).size).toBe(pages.length);
    expect(pages.filter(({ description }) => description.length > 160)).toEqual([]);
  });
});
