import { MarketEventType } from '@stallbook/contracts';
import { filterOf, searchSortOf, sortOf } from './market-event-filter.js';
import { indexOfList } from './index-of-list.js';

const everything = filterOf({}, false) ?? {};
const ofType = { eventType: MarketEventType.festival };
const dates = { dateFrom: '2027-05-01', dateTo: '2027-06-01' };
const terms = (count: number) => ({ $in: Array.from({ length: count }, (_, index) => `term${index}`) });

describe('The index of a list', () => {
  it.each([
    ['results of a search', {}, searchSortOf({}), 'status_boosted_date'],
    ['results of a type', ofType, searchSortOf({}), 'status_type_boosted_date'],
    ['latest first', dates, sortOf({}), 'status_date'],
    ['soonest first', dates, sortOf({ order: 'date_ascending' }), 'status_date'],
    ['a type by date', { ...dates, ...ofType }, sortOf({}), 'status_type_date'],
    ['newest first', {}, sortOf({ order: 'newest_first' }), 'status_created'],
    ['newest of some days', dates, sortOf({ order: 'newest_first' }), undefined],
    ['lowest fee first', dates, sortOf({ order: 'lowest_fee' }), 'status_fees'],
    ['an organizer’s', { organizerId: 'o' }, sortOf({}), undefined],
  ])('holds the conditions in the order: %s', (_name, criteria, sort, index) => {
    expect(indexOfList(filterOf(criteria, false) ?? {}, [], sort)).toBe(index);
  });

  it.each([
    ['words', [{ words: terms(3) }, { words: terms(1) }], searchSortOf({}), 'status_words_type'],
    ['an area', [{ tiles: terms(3), point: {} }], searchSortOf({}), 'status_tiles'],
    ['an area by date', [{ tiles: terms(3), point: {} }], sortOf({ order: 'nearest' }), 'status_tiles_date_type_fee'],
    ['words in an area, which can be large', [{ words: terms(3) }, { tiles: terms(1) }], searchSortOf({}), undefined],
    ['places', [{ places: terms(1) }], searchSortOf({}), 'status_places_type'],
    ['so many terms that they are sorted', [{ words: terms(201) }], searchSortOf({}), undefined],
    ['words in another order', [{ words: terms(3) }], sortOf({ order: 'date_ascending' }), undefined],
  ])('is that of the terms: %s', (_name, searched, sort, index) => {
    expect(indexOfList(everything, searched, sort)).toBe(index);
  });
});
