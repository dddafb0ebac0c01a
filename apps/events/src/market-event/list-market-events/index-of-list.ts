import type { Filter, Sort } from 'mongodb';
import type { ListPart } from '../market-event.reader.js';
import { marketEvents, type MarketEventDocument } from '../market-event.projection.js';

type Wanted = Filter<MarketEventDocument>;

/** From more ranges of an index, MongoDB reads all matches to sort them. */
const MAX_RANGES = 200;
const TERMS: ReadonlySet<string> = new Set(['words', 'places', 'tiles', 'offers']);

/**
 * The index that holds the conditions in the order of the list. Without its name, MongoDB tries all the indexes that
 * begin with the status, and on a deep page each of them for as long as the page takes. Undefined if no index does, or
 * if it depends on the values which one is best.
 */
export function indexOfList(filter: Wanted, searched: readonly Wanted[], sort: Sort): string | undefined {
  const terms = [filter, ...searched]
    .flatMap((condition) => Object.entries(condition))
    .filter(([name]) => TERMS.has(name));
  const names = [...new Set(terms.map(([name]) => name))];
  const either = filter.boosted ? ['boosted'] : [];
  const most = either.length > 0 ? MAX_RANGES / 2 : MAX_RANGES;
  if (names.length > 1 || terms.some(([, value]) => rangesOf(value) > most)) return undefined;
  const order = Object.entries(sort) as [string, 1 | -1][];
  const holding = (fields: readonly string[]) =>
    marketEvents.indexes.find(({ key }) => holds(Object.entries(key as object), fields, order))?.name;
  if (names.length === 0) return holding(Object.keys(filter).filter((name) => !name.startsWith('$')));
  const fields = ['status', ...either, ...names];
  const ranges = typesIn(filter) * Math.max(...terms.map(([, value]) => rangesOf(value)));
  return (ranges <= most ? holding([...fields, 'eventType']) : undefined) ?? holding(fields);
}

/** Infinity for all types. */
const typesIn = ({ eventType }: Wanted): number => (typeof eventType === 'string' ? 1 : rangesOf(eventType));

/** The index that counts all matches of a list, by its first part. */
export function indexOfTotal(
  filter: Wanted,
  searched: readonly Wanted[],
  { only, sort }: ListPart,
): string | undefined {
  const { boosted } = only ?? {};
  return indexOfList({ ...filter, ...(boosted && { boosted }) }, searched, sort);
}

const rangesOf = (value: unknown): number => (value as { $in?: unknown[] } | undefined)?.$in?.length ?? Infinity;

function holds(key: [string, unknown][], fields: readonly string[], order: readonly [string, 1 | -1][]): boolean {
  const names = key.map(([name]) => name);
  const start = names.indexOf(order[0]?.[0] ?? '');
  const isExact = names.slice(0, start).every((name) => fields.includes(name));
  const directions = order.map(([name, direction], index) => {
    const [keyName, keyDirection] = key[start + index] ?? [];
    return keyName === name ? Number(keyDirection) * direction : undefined;
  });
  const isInOrder = directions.every((direction) => direction !== undefined && direction === directions[0]);
  return start > 0 && isExact && isInOrder && fields.every((field) => names.includes(field));
}
