import { newId } from '@stallbook/kernel';
import { command, openStore } from '../testing/store.js';
import { parcel } from '../testing/parcel.js';
import { personHistory } from './person-history.js';
import { personPage, personDataIn, type Person } from './person-data-source.js';

interface Letter {
  _id: string;
  to: string;
  secret: string;
  at: Date;
}

describe('the data a service holds about a person', () => {
  let opened: Awaited<ReturnType<typeof openStore>>;
  const ann: Person = { personId: newId() };
  const twin: Person = { personId: newId() };
  const at = new Date('2027-05-08T12:00:00Z');

  beforeAll(async () => {
    opened = await openStore();
    const letters = (to: string) => Array.from({ length: 150 }, () => ({ _id: newId(), to, secret: 'hush', at }));
    await opened.db.collection<Letter>('letters').insertMany([...letters(ann.personId), ...letters(twin.personId)]);
    const { store } = opened;
    for (const { personId } of [ann, twin]) {
      const sent = { type: 'parcel.sent' as const, data: { personId, recipient: `Ann, for ${personId}`, weight: 3 } };
      await store.execute(parcel, newId(), command(), () => [sent]);
    }
  });
  afterAll(() => opened.drop());

  const sources = () => [
    personDataIn('nothing', opened.db.collection<Letter>('empty'), { filterFor: () => ({}), show: (one) => one }),
    personDataIn('letters', opened.db.collection<Letter>('letters'), {
      personField: 'to',
      show: ['_id', 'to', 'at'],
    }),
    personHistory(opened, { subjectsOf: ({ personId }) => [personId], without: ['weight'] }),
  ];
  const all = async (person: Person) => {
    const kinds: Record<string, Record<string, unknown>[]> = {};
    let next: string | null = null;
    let pages = 0;
    do {
      const page = await personPage({ ...person, after: next ?? undefined }, sources());
      for (const { kind, records } of page.kinds) kinds[kind] = [...(kinds[kind] ?? []), ...(records as never[])];
      next = page.next;
      pages += 1;
    } while (next !== null);
    return { kinds, pages };
  };

  it('is returned page by page, each record once, as plain JSON', async () => {
    const { kinds, pages } = await all(ann);
    expect(pages).toBe(2);
    expect(kinds['nothing']).toEqual([]);
    expect(new Set(kinds['letters']?.map(({ id }) => id)).size).toBe(150);
    expect(kinds['letters']).toHaveLength(150);
    expect(kinds['letters']?.[0]).toEqual({ id: expect.any(String), to: ann.personId, at: at.toISOString() });
  });

  it('is returned page by page from several filters as well', async () => {
    const { db } = opened;
    const letters = personDataIn('letters', db.collection<Letter>('letters'), {
      filterFor: () => [{ to: ann.personId }, { to: twin.personId }],
      show: ['_id'],
    });
    const ids: string[] = [];
    for (let found = await letters.read(ann, undefined, 40); found.length > 0;) {
      ids.push(...found.map(({ id }) => id));
      found = await letters.read(ann, ids.at(-1), 40);
    }
    expect(new Set(ids).size).toBe(300);
    expect(ids).toHaveLength(300);
  });

  it('includes events decrypted for that person and no one else', async () => {
    const { kinds } = await all(ann);
    expect(kinds['history']).toEqual([
      {
        at: at.toISOString(),
        of: expect.stringMatching(/^parcel-/),
        changes: [{ type: 'parcel.sent', data: { personId: ann.personId, recipient: `Ann, for ${ann.personId}` } }],
      },
    ]);
    const place = { streamId: `parcel-${newId()}`, eventId: newId() };
    const data = { personId: twin.personId, recipient: 'Ann', weight: 3 };
    const sealed = await opened.personal.seal(data, [{ subject: 'personId', fields: ['recipient'] }], place);
    expect(await opened.personal.openOwn(sealed, new Set([ann.personId]), place)).toEqual({
      personId: twin.personId,
      weight: 3,
    });
  });
});
