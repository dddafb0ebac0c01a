import type { Collection, Filter } from 'mongodb';

export interface Person {
  personId: string;
  address?: string;
}

export interface PersonDataSource {
  kind: string;
  read(person: Person, after: string | undefined, limit: number): Promise<{ id: string; record: object | null }[]>;
}

export interface PersonPage {
  kinds: { kind: string; records: object[] }[];
  next: string | null;
}

const PAGE = 100;

type Stored = { _id: string };
type Filters<T> = Filter<T> | readonly Filter<T>[] | undefined;

type Selection<T> =
  /** The field with the person's ID. */
  | { personField: keyof T & string }
  /** Returns one filter, several without a common document, or none. */
  | { filterFor: (person: Person) => Filters<T> | Promise<Filters<T>> };

interface Shown<T> {
  /**
   * The fields to show, or what to show of a document; null to leave it out. Only the person's own data, no secrets or
   * data of others.
   */
  show: readonly (keyof T & string)[] | ((document: T, person: Person) => object | null | Promise<object | null>);
}

/** The documents of a collection about a person. */
export function personDataIn<T extends Stored>(
  kind: string,
  collection: Collection<T>,
  { show, ...selection }: Selection<T> & Shown<T>,
): PersonDataSource {
  const filterFor =
    'filterFor' in selection
      ? selection.filterFor
      : ({ personId }: Person) => ({ [selection.personField]: personId }) as Filter<T>;
  const shown = typeof show === 'function' ? show : (document: T) => fieldsOf(document, show);
  return {
    kind,
    async read(person, after, limit) {
      const filters = [await filterFor(person)].flat().filter((filter) => filter !== undefined);
      const from = (after === undefined ? {} : { _id: { $gt: after } }) as Filter<T>;
      const parts = await Promise.all(
        filters.map((filter) =>
          collection
            .find({ $and: [filter, from] } as Filter<T>)
            .sort({ _id: 1 })
            .limit(limit)
            .toArray(),
        ),
      );
      const found = (parts.flat() as unknown as T[]).sort((a, b) => (a._id < b._id ? -1 : 1)).slice(0, limit);
      return Promise.all(
        found.map(async (document) => ({ id: document._id, record: plain(await shown(document, person)) })),
      );
    },
  };
}

const fieldsOf = <T extends object>(document: T, fields: readonly (keyof T & string)[]): object =>
  Object.fromEntries(fields.map((field) => [field === '_id' ? 'id' : field, document[field]]));

export async function personPage(
  { after: cursor, ...person }: Person & { after?: string },
  sources: readonly PersonDataSource[],
): Promise<PersonPage> {
  let [at, after] = placeOf(cursor);
  const kinds: PersonPage['kinds'] = [];
  for (let room = PAGE; at < sources.length; at += 1, after = undefined) {
    const source = sources[at] as PersonDataSource;
    const found = await source.read(person, after, room);
    kinds.push({ kind: source.kind, records: found.flatMap(({ record }) => record ?? []) });
    room -= found.length;
    if (room === 0) return { kinds, next: JSON.stringify([at, found.at(-1)?.id]) };
  }
  return { kinds, next: null };
}

const placeOf = (cursor: string | undefined): [number, string | undefined] =>
  cursor === undefined ? [0, undefined] : (JSON.parse(cursor) as [number, string]);

/** Converts instants to ISO strings. */
const plain = (record: object | null): object | null => JSON.parse(JSON.stringify(record)) as object | null;
