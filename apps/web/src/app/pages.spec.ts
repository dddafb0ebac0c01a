import { indexed as indexedInSpanish } from '../../pages.es.json';
import { chunks, hidden, indexed, subjects } from '../../pages.json';
import { products } from '../features/plans/texts/products.js';
import { products as productsInSpanish } from '../features/plans/texts/products.es.js';
import { screens } from './screens.js';

const fileIn = (load: () => unknown): string => {
  const name = /["'](\.[^"']+)\.js["']/.exec(load.toString())?.[1] ?? '';
  return new URL(`${name}.tsx`, 'file:///src/app/').pathname.slice(1);
};

describe('the table of pages', () => {
  it.each([
    ['English', indexed, products],
    ['Spanish', indexedInSpanish, productsInSpanish],
  ])('[UI-014] describes the page of a plan as the page itself does, in %s', (_language, pages, texts) => {
    const described = new Map(Object.entries(pages));
    for (const [path, { title, lead }] of Object.entries(texts))
      expect(described.get(path)).toEqual({ title, description: lead });
  });

  it('[UI-014] knows every address of the app, and no other', () => {
    const known = [...Object.keys(indexed), ...subjects, ...hidden];
    const paths = screens.map(({ path }) => path).filter((path) => path !== '*');
    expect(known.sort()).toEqual([...paths].sort());
  });

  it('names the chunk of each screen, so that the HTML preloads it', () => {
    // Only the browsers of admins know where their screens are.
    const shown = screens.filter(({ path, access }) => path !== '*' && access !== 'admin');
    const ofAdmins = Object.keys(chunks).filter((path) => path.startsWith('/admin'));
    expect(ofAdmins).toEqual(['/admin/dashboard']);
    const loaded = shown.map(({ path, load }) => [path, fileIn(load)]);
    const { '/admin/dashboard': _, ...named } = chunks;
    expect(named).toEqual(Object.fromEntries(loaded));
  });

  it('loads the code of admin screens through a table that other visitors do not load', () => {
    const direct = screens.filter(
      ({ access, load }) => access === 'admin' && fileIn(load) !== 'src/app/admin-screens.tsx',
    );
    expect(direct.map(({ path }) => path)).toEqual([]);
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
