import { columnsOf } from './columns.js';
import { planRow } from './plan-row.js';
import { bannerOf, identityOf, importedId, listingOf, type Naming } from './row-identity.js';

const naming = (given: Partial<Naming> = {}): Naming => ({
  title: 'Green Market',
  eventDate: '2027-05-08',
  city: 'Salem',
  state: 'Oregon',
  ...given,
});
const idOf = (given: Partial<Naming> = {}, importId = 'import') => importedId(importId, naming(given));

describe('the market event of an imported row', () => {
  it.each<Partial<Naming>>([{ title: ' green  MARKET ' }, { city: 'salem' }, { state: 'OR' }])(
    'is the same one with %j',
    (given) => {
      expect(idOf(given)).toBe(idOf());
      expect(listingOf(naming(given))).toBe(listingOf(naming()));
    },
  );

  it.each<Partial<Naming>>([
    { title: 'Blue Market' },
    { eventDate: '2027-05-09' },
    { city: 'Bend' },
    { state: 'Ohio' },
    { state: 'Somewhere' },
  ])('is another one with %j', (given) => expect(idOf(given)).not.toBe(idOf()));

  it('is another one in another import, and in another place that is no state', () => {
    expect(idOf({}, 'another')).not.toBe(idOf());
    expect(idOf({ state: 'Ontario' })).not.toBe(idOf({ state: 'Quebec' }));
  });

  it('does not depend on a date that the import made up', () => {
    const invented = { defaultedFields: ['eventDate'] };
    expect(idOf({ ...invented, eventDate: '2027-05-15' })).toBe(idOf(invented));
    expect(idOf(invented)).not.toBe(idOf());
    expect(idOf({ defaultedFields: ['startTime'] })).toBe(idOf());
  });

  it('is known before the row is planned, unless the row fails', () => {
    const columns = columnsOf(['title', 'date', 'city', 'state']);
    const today = '2027-03-03';
    for (const row of [
      ['Green Market', '2027-05-08', 'Salem', 'Oregon'],
      ['Green Market', '', 'Salem', 'Oregon'],
    ]) {
      const { details } = planRow(columns, row, { today });
      expect(details && importedId('import', details)).toBe(identityOf('import', columns, row, { today }));
    }
    expect(identityOf('import', columns, ['', '2027-05-08', 'Salem', 'Oregon'], { today })).toBe('');
  });

  it('keeps one of the banners', () => {
    const banners = ['one', 'two', 'three'];
    const chosen = Array.from({ length: 30 }, (_, number) => bannerOf(idOf({ title: `Market ${number}` }), banners));
    expect(new Set(chosen)).toEqual(new Set(banners));
    expect(bannerOf(idOf(), banners)).toBe(bannerOf(idOf(), banners));
  });
});
