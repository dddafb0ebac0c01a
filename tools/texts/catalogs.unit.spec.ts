import { catalogs, isTranslated, loadIn, unusedOf, type Catalog } from './catalogs.js';
import { textsIn, shapeOf } from './source-texts.js';

/** Names of people and places. */
const sameInBoth = new Set(['Riverside Park, Portland', 'Salt Hill Bakery']);
/** Three words or more; addresses and column names have no spaces. */
const isProse = (text: string) => text.split(/\s+/).filter((word) => /\p{L}/u.test(word)).length >= 3;

/** A list whose second to last part is one word. A longer part can't be told from a clause after a comma. */
const lacksSerialComma = (text: string) => /[\w’'-]+, (?!you\b)[\w’'-]+ (?:and|or) /.test(text);

const partsOf = <T>(catalog: Catalog | undefined, read: (value: unknown, at: string) => T[]): T[] =>
  Object.entries(catalog ?? {}).flatMap(([name, value]) => read(value, name));

describe('The Spanish texts', () => {
  const translated = catalogs.filter((catalog) => isTranslated(catalog, 'es'));
  let english: Map<string, Catalog>;
  let spanish: Map<string, Catalog>;
  beforeAll(async () => {
    english = await loadIn('en', catalogs);
    spanish = await loadIn('es', translated);
  });
  const inBoth = () => translated.map((catalog) => ({ catalog, en: english.get(catalog), es: spanish.get(catalog) }));

  it('exist for every catalog', () => {
    expect(catalogs.length).toBeGreaterThan(90);
    expect(catalogs.filter((catalog) => !translated.includes(catalog))).toEqual([]);
  });

  it('have the keys and functions of the English ones, and no others', () => {
    const different = inBoth().flatMap(({ catalog, en, es }) => {
      const [wanted, given] = [new Set(partsOf(en, shapeOf)), new Set(partsOf(es, shapeOf))];
      return [
        ...[...wanted].filter((part) => !given.has(part)).map((part) => `${catalog}: missing ${part}`),
        ...[...given].filter((part) => !wanted.has(part)).map((part) => `${catalog}: unknown ${part}`),
      ];
    });
    expect(different).toEqual([]);
  });

  it('are not English', () => {
    const same = inBoth().flatMap(({ catalog, en, es }) => {
      const original = new Map(partsOf(en, textsIn).map(({ at, text }) => [at, text]));
      return partsOf(es, textsIn)
        .filter(({ at, text }) => isProse(text) && original.get(at) === text && !sameInBoth.has(text))
        .map(({ at, text }) => `${catalog}: ${at}: ${text}`);
    });
    expect(same).toEqual([]);
  });
});

describe('The English texts', () => {
  it('are all used', async () => {
    const english = await loadIn('en', catalogs);
    const unused = [...english].flatMap(([catalog, exported]) =>
      Object.entries(exported).flatMap(([name, value]) =>
        unusedOf(catalog, name, value).map((part) => `${catalog}: ${part}`),
      ),
    );
    expect(unused).toEqual([]);
  });

  it('have a comma before the last part of a list', async () => {
    const english = await loadIn('en', catalogs);
    const lists = [...english].flatMap(([catalog, exported]) =>
      partsOf(exported, textsIn)
        .filter(({ text }) => lacksSerialComma(text))
        .map(({ at, text }) => `${catalog}: ${at}: ${text}`),
    );
    expect(lists).toEqual([]);
  });

  it.each(['Title, place or city', 'with files, notes and photos', 'Load-in, parking and power.'])(
    'need a comma in %j',
    (text) => expect(lacksSerialComma(text)).toBe(true),
  );

  it.each(['Title, place, or city', 'Vendors and organizers', 'If you withdraw, you and the organizer get an email'])(
    'need no comma in %j',
    (text) => expect(lacksSerialComma(text)).toBe(false),
  );
});
