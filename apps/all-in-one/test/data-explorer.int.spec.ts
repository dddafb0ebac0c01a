import { ApplicationStatus, ClaimStatus, PaymentStatus, RecordType, recordServiceOf } from '@stallbook/contracts';
import { HOUR_MS, newId } from '@stallbook/kernel';
import { eventually } from '@stallbook/testing';
import { apply, openMarket } from './testing/fixtures.js';
import type { Person } from './testing/person.js';
import { openHarness, type Harness } from './testing/harness.js';

const RECORDS = `query($input: RecordFilterInput!) { records(input: $input) {
  total isCut statuses fields { name kind } items { id values }
} }`;
const SUMMARIES = `{ recordSummaries {
  items { type total statuses { status count } days { day count } } missing
} }`;
const LOG = `{ adminOperations(input: { pageSize: 100 }) { items { operationType performedBy details } } }`;

interface Page {
  total: number;
  isCut: boolean;
  statuses: string[];
  fields: { name: string; kind: string }[];
  items: { id: string; values: (string | null)[] }[];
}
interface Summary {
  type: string;
  total: number;
  statuses: { status: string; count: number }[];
  days: { day: string; count: number }[];
}
interface Logged {
  operationType: string;
  performedBy: string;
  details: string;
}

const idOf = async (person: Person) =>
  (await person.do<{ currentUser: { id: string } }>('{ currentUser { id } }')).currentUser.id;
const types = Object.values(RecordType);
const services = [...new Set(Object.values(recordServiceOf))];

describe('the data explorer', () => {
  let harness: Harness;
  let adam: Person, olga: Person, vera: Person;
  let adamId: string, olgaId: string, veraId: string;
  let marketId: string, applicationId: string;
  beforeAll(async () => {
    harness = await openHarness();
    await harness.clock.advance(HOUR_MS - (harness.clock.now().getTime() % HOUR_MS));
    [adam, olga, vera] = await Promise.all([
      harness.join('adam'),
      harness.join('olga', 'organizer'),
      harness.join('vera', 'vendor'),
    ]);
    [adamId, olgaId, veraId] = await Promise.all([idOf(adam), idOf(olga), idOf(vera)]);
    marketId = await openMarket(harness, olga, '=HYPERLINK("x"), "Quoted" Market');
    applicationId = await apply(vera, marketId);
  });
  afterAll(() => harness.close());

  const read = async (type: string, more: object = {}): Promise<Page> =>
    (await adam.do<{ records: Page }>(RECORDS, { input: { type, ...more } })).records;
  const idsOf = async (type: string, more: object = {}) => (await read(type, more)).items.map(({ id }) => id);
  const csvOf = async (path: string, headers: Record<string, string> = {}) => {
    const reply = await adam.fetch(`/exports/records/${path}`, { headers });
    return { status: reply.status, type: reply.headers.get('content-type'), text: await reply.text() };
  };
  const logged = async (operationType: string) =>
    (await adam.do<{ adminOperations: { items: Logged[] } }>(LOG)).adminOperations.items.filter(
      (one) => one.operationType === operationType,
    );

  it('[CL-064] shows the records of every type with their fields', async () => {
    for (const type of types.filter((one) => one !== RecordType.messages)) {
      const { fields, items } = await read(type);
      expect({ type, columns: fields.length > 0 }).toEqual({ type, columns: true });
      for (const { values } of items) expect(values).toHaveLength(fields.length);
    }
    const { fields, items } = await read('applications');
    const values = Object.fromEntries(fields.map(({ name }, at) => [name, items[0]?.values[at]]));
    expect(values).toMatchObject({ id: applicationId, event_id: marketId, vendor_id: veraId, status: 'pending' });
  });

  it('[EV-010] finds an event by its code, and does not show the code', async () => {
    const { own } = await olga.do<{ own: { eventCode: string } }>(
      'query($id: ID!) { own: marketEvent(input: { id: $id }) { eventCode } }',
      { id: marketId },
    );
    const { fields, items } = await read('market_events', { search: own.eventCode });
    expect(items.map(({ id }) => id)).toEqual([marketId]);
    expect(JSON.stringify({ fields, items })).not.toContain(own.eventCode);
  });

  it('[CL-064] finds records by ID, by person, by market event, by address, and by word', async () => {
    expect(await idsOf('accounts', { search: 'VERA@' })).toEqual([veraId]);
    expect(await idsOf('accounts', { search: veraId })).toEqual([veraId]);
    const { fields, items: admins } = await read('accounts', { search: adamId });
    expect(admins[0]?.values[fields.findIndex(({ name }) => name === 'role')]).toBe('admin');
    expect(await idsOf('market_events', { search: 'quot' })).toEqual([marketId]);
    expect(await idsOf('market_events', { search: olgaId })).toEqual([marketId]);
    for (const search of [veraId, marketId, applicationId]) {
      expect(await idsOf('applications', { search })).toEqual([applicationId]);
    }
    expect(await idsOf('applications', { search: '.*' })).toEqual([]);
  });

  it('[CL-064] filters by status and by the instant of creation, and returns pages', async () => {
    expect(await idsOf('applications', { status: 'pending' })).toEqual([applicationId]);
    expect(await idsOf('applications', { status: 'accepted' })).toEqual([]);
    for (const [type, id] of [
      ['applications', applicationId],
      ['accounts', veraId],
    ] as const) {
      const { fields, items } = await read(type, { search: id });
      const since = items[0]?.values[fields.findIndex(({ name }) => name === 'created_at')] ?? '';
      const later = new Date(Date.parse(since) + 1).toISOString();
      expect(await idsOf(type, { since })).toContain(id);
      expect(await idsOf(type, { since: later })).not.toContain(id);
    }
    for (const since of ['2027-05-08', '2027-02-30T00:00:00.000Z', '2027-05-08T05:00:00.000+02:00'])
      await expect(read('accounts', { since })).rejects.toThrow();
    const { items, total } = await read('accounts', { page: 2, pageSize: 2 });
    expect([items.length, total]).toEqual([1, 3]);
    await expect(read('accounts', { status: 'king' })).rejects.toThrow();
  });

  it('[CL-064] shows records in every status that they can have', async () => {
    const createdAt = '2020-01-01T00:00:00.000Z';
    const rows = [
      ['applications', 'applications', 'applications', Object.values(ApplicationStatus), createdAt],
      ['billing', 'payments', 'payments', Object.values(PaymentStatus), createdAt],
      ['notifications', 'emails', 'emails', ['queued', 'sent', 'failed', 'withheld'], new Date(createdAt)],
      ['events', 'claims', 'claims', Object.values(ClaimStatus), createdAt],
    ] as const;
    for (const [service, name, type, statuses, created] of rows) {
      const documents = statuses.map((status) => ({ _id: `one-${status}`, status, createdAt: created }));
      const collection = harness.db(service).collection<{ _id: string }>(name);
      await collection.insertMany(documents);
      expect(await idsOf(type, { pageSize: 100 })).toEqual(expect.arrayContaining(documents.map(({ _id }) => _id)));
      for (const { _id, status } of documents) expect(await idsOf(type, { status, pageSize: 100 })).toContain(_id);
      await collection.deleteMany({ _id: /^one-/ as never });
    }
  });

  it('[CL-064] never shows what messages say, only their number', async () => {
    await expect(read('messages')).resolves.toMatchObject({ items: [], fields: [] });
    expect((await csvOf('messages')).status).toBe(400);
  });

  it('[CL-064] exports the filtered records as CSV that no spreadsheet runs', async () => {
    const { status, type, text } = await csvOf('market_events?status=published');
    expect([status, type]).toEqual([200, 'text/csv; charset=utf-8']);
    const [header, line, ...rest] = text.split('\r\n');
    expect(header).toMatch(/^id,title,/);
    expect(line).toContain(`"'=HYPERLINK(""x""), ""Quoted"" Market"`);
    expect(line).toContain(',75.00,10.00,');
    expect(rest).toEqual(['']);
    expect((await csvOf('market_events?status=draft')).text.split('\r\n')).toHaveLength(2);
    expect((await csvOf('kings')).status).toBe(400);
  });

  it('[CL-064] streams more records than one chunk holds, each once', async () => {
    const at = '2020-01-01T00:00:00.000Z';
    const many = Array.from({ length: 1_203 }, (_, index) => ({
      _id: `p${String(index).padStart(4, '0')}`,
      status: 'failed',
      createdAt: index < 700 ? at : `2020-01-02T00:00:00.${String(index % 7).padStart(3, '0')}Z`,
    }));
    await harness.db('billing').collection<{ _id: string }>('payments').insertMany(many);
    const { text } = await csvOf('payments?status=failed');
    const ids = text
      .trim()
      .split('\r\n')
      .slice(1)
      .map((line) => line.slice(0, 5));
    expect(ids).toHaveLength(1_203);
    expect([...ids].sort()).toEqual(many.map(({ _id }) => _id));
    await harness.db('billing').collection('payments').deleteMany({ status: 'failed' });
  });

  it('[CL-064] enters exports, and once an hour what is read about people, in the operation log', async () => {
    await read('claims');
    await read('claims', { search: 'someone@example.org' });
    await read('posts');
    await csvOf('messages');
    await csvOf('posts');
    await eventually(async () => {
      const reads = (await logged('read_records')).filter(({ details }) => details.includes('claims'));
      expect(reads).toMatchObject([{ performedBy: adamId, details: '{"service":"events","subject":"claims"}' }]);
      const exports = (await logged('export_records')).filter(({ details }) => details.includes('posts'));
      expect(exports).toMatchObject([{ performedBy: adamId, details: '{"service":"content","subject":"posts"}' }]);
    });
    expect((await logged('read_records')).filter(({ details }) => details.includes('posts'))).toEqual([]);
    // Refused.
    expect((await logged('export_records')).filter(({ details }) => details.includes('messages'))).toEqual([]);
  });

  it('[CL-064] enters every export in the operation log, even with the Idempotency-Key of an earlier one', async () => {
    const count = async () => (await logged('export_records')).length;
    await harness.quiet();
    const before = await count();
    const headers = { 'idempotency-key': newId() };
    for (const type of ['market_events', 'claims', 'claims']) expect((await csvOf(type, headers)).status).toBe(200);
    await eventually(async () => expect(await count()).toBe(before + 3));
    const subjects = (await logged('export_records')).map(({ details }) => JSON.parse(details) as { subject: string });
    expect(subjects.filter(({ subject }) => subject === 'claims')).toHaveLength(2);
  });

  it('[CL-061] counts the records of every type, by status and for each of the past 90 days', async () => {
    await harness.quiet();
    const { recordSummaries } = await adam.do<{ recordSummaries: { items: Summary[]; missing: string[] } }>(SUMMARIES);
    expect(recordSummaries.missing).toEqual([]);
    const of = (type: string) => recordSummaries.items.find((one) => one.type === type);
    const today = harness.clock.now().toISOString().slice(0, 10);
    expect(of('applications')).toMatchObject({
      total: 1,
      statuses: expect.arrayContaining([{ status: 'pending', count: 1 }]),
    });
    expect(of('accounts')?.days).toHaveLength(90);
    expect(of('accounts')?.days.at(-1)).toEqual({ day: today, count: 3 });
    expect(of('market_events')?.days.at(-1)).toEqual({ day: today, count: 1 });
    expect(of('market_events')?.days.at(0)?.count).toBe(0);
    expect(of('subscriptions')?.statuses).toContainEqual({ status: 'basic', count: 2 });
    const { errors } = await vera.ask(SUMMARIES);
    expect(errors[0]?.extensions.code).toBe('PERMISSION_DENIED');
  });

  it('[CL-064] is only for admins', async () => {
    for (const [person, status, code] of [
      [harness.visitor(), 401, 'UNAUTHENTICATED'],
      [vera, 403, 'PERMISSION_DENIED'],
      [olga, 403, 'PERMISSION_DENIED'],
    ] as const) {
      const { errors } = await person.ask(RECORDS, { input: { type: 'accounts' } });
      expect(errors[0]?.extensions.code).toBe(code);
      expect((await person.fetch('/exports/records/accounts')).status).toBe(status);
    }
  });

  it('no query of the data explorer reads a whole collection or sorts what no search bounds', async () => {
    for (const service of services) await harness.db(service).command({ profile: 2 });
    await adam.do(SUMMARIES);
    for (const type of types) {
      const { statuses } = await read(type);
      for (const status of [null, ...statuses]) await read(type, { status, since: '2020-01-01T00:00:00.000Z' });
      for (const search of [veraId, 'vera@', 'market']) await read(type, { search });
      if (type !== RecordType.messages) await csvOf(`${type}?since=2020-01-01T00:00:00.000Z`);
    }
    for (const service of services) {
      await harness.db(service).command({ profile: 0 });
      const collections = /accounts|applications|claims|emails|marketEvents|payments|blogPosts|userSubscriptions$/;
      const reads = await harness
        .db(service)
        .collection('system.profile')
        .find({ op: 'query', ns: collections, 'command.sort': { $exists: true } })
        .toArray();
      expect(reads.length).toBeGreaterThan(0);
      for (const { planSummary, hasSortStage = false, command } of reads) {
        const isSearch = JSON.stringify(command.filter).includes('"$in"') && '_id' in command.filter;
        expect({ command, planSummary }).not.toMatchObject({ planSummary: expect.stringContaining('COLLSCAN') });
        if (!isSearch)
          expect({ command, planSummary, hasSortStage }).toEqual({ command, planSummary, hasSortStage: false });
      }
    }
  });
});
