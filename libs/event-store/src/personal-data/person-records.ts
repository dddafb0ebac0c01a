import type { Collection, Filter } from 'mongodb';

/** Whose records are asked for; `address` is confirmed to be theirs. */
export interface Person {
  personId: string;
  address?: string;
}

/** One kind of what a service holds about people. */
export interface PersonRecords {
  kind: string;
  /** By id, those after the given one. */
  read(person: Person, after: string | undefined, limit: number): Promise<{ id: string; record: object }[]>;
}

export interface PersonPage {
  kinds: { kind: string; records: object[] }[];
  next: string | null;
}

/** What fits into one answer, also where every record is a long text. */
const PAGE = 100;

type Stored = { _id: string };

/** The documents of a collection that are about a person: `whose` finds them, undefined where there can be none. */
export function recordsIn<T extends Stored>(
  kind: string,
  collection: Collection<T>,
  {
    whose,
    show,
  }: {
    whose: (person: Person) => Filter<T> | undefined | Promise<Filter<T> | undefined>;
    /** Only what is about the person: the rest of the document may be somebody else's, or a secret. */
    show: (document: T, person: Person) => object | Promise<object>;
  },
): PersonRecords {
  return {
    kind,
    async read(person, after, limit) {
      const filter = await whose(person);
      if (!filter) return [];
      const from = (after === undefined ? {} : { _id: { $gt: after } }) as Filter<T>;
      const found = (await collection
        .find({ $and: [filter, from] } as Filter<T>)
        .sort({ _id: 1 })
        .limit(limit)
        .toArray()) as unknown as T[];
      return Promise.all(
        found.map(async (document) => ({ id: document._id, record: plain(await show(document, person)) })),
      );
    },
  };
}

/** One page over all kinds, each of which is named once even where nothing is held. */
export async function personPage(
  sources: readonly PersonRecords[],
  person: Person,
  cursor: string | undefined,
): Promise<PersonPage> {
  let [at, after] = placeOf(cursor);
  const kinds: PersonPage['kinds'] = [];
  for (let room = PAGE; at < sources.length; at += 1, after = undefined) {
    const source = sources[at] as PersonRecords;
    const found = await source.read(person, after, room);
    kinds.push({ kind: source.kind, records: found.map(({ record }) => record) });
    room -= found.length;
    if (room === 0) return { kinds, next: JSON.stringify([at, found.at(-1)?.id]) };
  }
  return { kinds, next: null };
}

const placeOf = (cursor: string | undefined): [number, string | undefined] =>
  cursor === undefined ? [0, undefined] : (JSON.parse(cursor) as [number, string]);

/** As JSON: instants as ISO text. */
const plain = (record: object): object => JSON.parse(JSON.stringify(record)) as object;
