import { MarketEventType } from '@stallbook/contracts';
import type { ListPart } from '../market-event.reader.js';
import { indexOfList } from './index-of-list.js';
import { filterOf, searchPartsOf, sortOf } from './market-event-filter.js';

const everything = filterOf({}, false) ?? {};
const now = new Date('2027-05-15T12:00:00Z');
const [ahead, past] = searchPartsOf({}, now) as [ListPart, ListPart];
const boostedFirst = ahead.sort;
const ofType = { eventType: MarketEventType.festival };
const dates = { dateFrom: '2027-05-01', dateTo: '2027-06-01' };
const terms = (count: number) => ({ $in: Array.from({ length: count }, (_, index) => `term${index}`) });

describe('The index of a list', () => {
  it.each([
    ['results of a search', {}, boostedFirst, 'status_boosted_date'],
    ['results of a type', ofType, boostedFirst, 'status_type_boosted_date'],
    ['latest first', dates, sortOf({}), 'status_dates'],
    ['soonest first', dates, sortOf({ order: 'date_ascending' }), 'status_dates'],
    ['a type by date', { ...dates, ...ofType }, sortOf({}), 'status_type_dates'],
    ['newest first', {}, sortOf({ order: 'newest_first' }), 'status_created'],
    ['newest of some days', dates, sortOf({ order: 'newest_first' }), undefined],
    ['lowest fee first', dates, sortOf({ order: 'lowest_fee' }), 'status_fees'],
    ['an organizer’s', { organizerId: 'o' }, sortOf({}), undefined],
  ])('holds the conditions in the order: %s', (_name, criteria, sort, index) => {
    expect(indexOfList(filterOf(criteria, false) ?? {}, [], sort)).toBe(index);
  });

  it('holds those that are taken down, for admins', () =>
    expect(indexOfList(filterOf({ takenDown: true }, true) ?? {}, [], sortOf({}))).toBe('taken_down_dates'));

  it.each([
    ['all', everything, [], 'status_boosted_date'],
    ['a type', filterOf(ofType, false), [], 'status_type_boosted_date'],
    ['words', everything, [{ words: terms(3) }], 'status_words_type'],
    ['so many terms that they are sorted', everything, [{ words: terms(101) }], undefined],
  ])('holds past ones by date, boosted or not: %s', (_name, wanted, searched, index) => {
    expect(indexOfList({ ...wanted, ...past.only }, searched, past.sort)).toBe(index);
  });

  it.each([
    ['ahead', {}, 0, 'status_dates'],
    ['past', {}, 1, 'status_dates'],
    ['of a type', ofType, 1, 'status_type_dates'],
  ])('holds those ahead and past ones by date, soonest first: %s', (_name, criteria, part, index) => {
    const { only, sort } = searchPartsOf({ order: 'date_ascending' }, now)[part]!;
    expect(indexOfList({ ...filterOf(criteria, false), ...only }, [], sort)).toBe(index);
  });

  it.each([
    ['words', [{ words: terms(3) }, { words: terms(1) }], boostedFirst, 'status_words_type'],
    ['an area', [{ tiles: terms(3), point: {} }], boostedFirst, 'status_tiles'],
    ['an area by date', [{ tiles: terms(3), point: {} }], sortOf({ order: 'nearest' }), 'status_tiles_date_type_fee'],
    ['words in an area, which can be large', [{ words: terms(3) }, { tiles: terms(1) }], boostedFirst, undefined],
    ['places', [{ places: terms(1) }], boostedFirst, 'status_places_type'],
    ['so many terms that they are sorted', [{ words: terms(201) }], boostedFirst, undefined],
    ['words in another order', [{ words: terms(3) }], sortOf({ order: 'date_ascending' }), undefined],
  ])('is that of the terms: %s', (_name, searched, sort, index) => {
    expect(indexOfList(everything, searched, sort)).toBe(index);
  });

  it.each([
    ['a type', ofType.eventType, 3, 'status_tiles_type_date_fee'],
    ['few types', { $in: [MarketEventType.festival, MarketEventType.other] }, 64, 'status_tiles_type_date_fee'],
    ['so many types that they are sorted', { $in: Object.values(MarketEventType) }, 64, 'status_tiles_date_type_fee'],
  ])('has the types of an area apart: %s', (_name, eventType, count, index) => {
    const wanted = { ...everything, tiles: terms(count), eventType };
    expect(indexOfList(wanted, [], sortOf({ order: 'date_ascending' }))).toBe(index);
    expect(indexOfList(wanted, [], boostedFirst)).toBe('status_tiles');
  });
});
