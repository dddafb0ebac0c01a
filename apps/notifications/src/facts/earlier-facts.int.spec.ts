import { randomUUID } from 'node:crypto';
import { myNotifications } from '@stallbook/contracts';
import { newId } from '@stallbook/kernel';
import { actorAs, openServiceStage, testConfig } from '@stallbook/platform/testing';
import { MongoClient } from 'mongodb';
import { NotificationsModule } from '../notifications.module.js';

const open = (prefix: string) =>
  openServiceStage({
    name: 'notifications',
    module: NotificationsModule,
    env: { STALLBOOK_DB_PREFIX: prefix },
  });

describe('the copies of an older version', () => {
  const prefix = `test_notifications_${randomUUID().slice(0, 8)}`;
  const [vera, olga, ed, old, current] = [newId(), newId(), newId(), newId(), newId()];
  const person = (name: string) => ({ name, businessName: name, email: `${name}@example.org` });
  const erased = { name: 'A former member', businessName: 'A former member', email: null };
  const market = (title: string, revision: number) => ({
    revision,
    title,
    startDate: '2027-05-08',
    endDate: '2027-05-09',
  });
  const application = { applicationId: newId(), vendorId: vera, organizerId: olga, marketEventId: old };
  const story = { type: 'application.submitted', data: { ...application, boothFeeCents: 0, applicationFeeCents: 0 } };
  let client: MongoClient;

  beforeAll(async () => {
    client = await new MongoClient(testConfig({}).MONGODB_URL).connect();
    const db = client.db(`${prefix}_notifications`);
    const insert = (name: string, documents: { _id: string }[]) =>
      db.collection<{ _id: string }>(name).insertMany(documents);
    const parked = newId();
    await insert('people', [
      { _id: vera, ...{ fact: person('Vera'), waiting: [] } },
      { _id: olga, ...{ fact: person('Olga'), waiting: [] } },
      { _id: ed, ...{ fact: erased, waiting: [] } },
    ]);
    await insert('markets', [
      { _id: old, ...{ fact: market('Old Market', 1), waiting: [] } },
      { _id: current, ...{ fact: market('Former title', 1), waiting: [] } },
    ]);
    await insert('facts', [
      { _id: vera, ...{ fact: null, waiting: [parked] } },
      { _id: ed, ...{ fact: person('Ed'), waiting: [] } },
      { _id: current, ...{ fact: market('Title of today', 2), waiting: [] } },
    ]);
    await insert('parked', [{ _id: parked, ...{ at: '2027-03-01T12:00:00.000Z', correlationId: newId(), story } }]);
  });
  afterAll(() => client.close());

  it('are brought over at the start, what waited for them is told, and nothing is left of them', async () => {
    const stage = await open(prefix);
    const facts = await stage.db.collection<{ _id: string; fact: object }>('facts').find().toArray();
    expect(new Map(facts.map(({ _id, fact }) => [_id, fact]))).toEqual(
      new Map<string, object>([
        [vera, person('Vera')],
        [olga, person('Olga')],
        [ed, erased],
        [old, market('Old Market', 1)],
        [current, market('Title of today', 2)],
      ]),
    );
    const { items } = await stage.call(myNotifications, { limit: 5 }, { ...actorAs('organizer'), id: olga });
    expect(items.map(({ body }) => body)).toEqual(['Vera applied to Old Market.']);
    expect(await stage.db.collection('parked').countDocuments()).toBe(0);
    const names = (await stage.db.listCollections({}, { nameOnly: true }).toArray()).map(({ name }) => name);
    expect(names).not.toContain('people');
    expect(names).not.toContain('markets');
    await stage.close();
  });
});
