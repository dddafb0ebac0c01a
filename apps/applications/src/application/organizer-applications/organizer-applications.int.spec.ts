import {
  applicationsPersonData,
  createDraft,
  deskApplications,
  deskChoices,
  expressInterest,
  marketEventSaved,
  organizerAnalytics,
  organizerApplications,
  organizerInterests,
  submitApplication,
} from '@stallbook/contracts';
import { actorAs } from '@stallbook/platform/testing';
import { eventually } from '@stallbook/testing';
import { marketEvent, organizer, vendor, terms } from '../../testing/builders.js';
import { openHarness, type Harness } from '../../testing/harness.js';

describe('the applications to all market events of an organizer', () => {
  let harness: Harness;
  const owner = organizer();
  const markets = Array.from({ length: 65 }, () => marketEvent({ organizerId: owner.id }));
  beforeAll(async () => {
    harness = await openHarness('2027-04-01T10:00:00Z');
    for (const market of markets) await harness.publish(marketEventSaved, market);
    await eventually(async () =>
      expect(await harness.db.collection('marketEventReplicas').countDocuments()).toBe(markets.length),
    );
  });
  afterAll(() => harness?.close());

  /** How many market events each query on the collection names. */
  async function namedDuring(collection: string, work: () => Promise<unknown>): Promise<number[]> {
    await harness.db.command({ profile: 2 });
    await work();
    await harness.db.command({ profile: 0 });
    const profile = harness.db.collection<{ command: object }>('system.profile');
    const queries = await profile.find({ ns: harness.db.collection(collection).namespace }).toArray();
    const commands = queries.map(({ command }) => command);
    await profile.drop();
    const named: number[] = [];
    JSON.stringify(commands, (key, value: { $in?: string[] }) => {
      if (key === 'marketEventId' && value.$in) named.push(value.$in.length);
      return value;
    });
    return named.sort((a, b) => b - a);
  }

  const page = { page: 1, pageSize: 3 };
  const analytics = () => harness.call(organizerAnalytics, {}, owner);

  it.each<[what: string, collection: string, queries: number, work: () => Promise<unknown>]>([
    ['list', 'applications', 2, () => harness.call(organizerApplications, page, owner)],
    ['desk', 'applications', 2, () => harness.call(deskApplications, page, owner)],
    ['choices of the desk', 'applications', 1, () => harness.call(deskChoices, {}, owner)],
    ['figures', 'applications', 1, analytics],
    ['figures of the interests', 'interests', 1, analytics],
    ['list of interests', 'interests', 2, () => harness.call(organizerInterests, page, owner)],
    [
      'export of the account',
      'applications',
      1,
      () => harness.call(applicationsPersonData, { personId: owner.id }, actorAs('system')),
    ],
  ])('[AP-032] are asked for in chunks of 30 market events by the %s', async (_, collection, queries, work) => {
    const chunks = [30, 30, 5].flatMap((size) => Array.from({ length: queries }, () => size));
    expect(await namedDuring(collection, work)).toEqual(chunks);
  });

  it('[AP-032] have interests merged from all chunks, newest first', async () => {
    const expressed: string[] = [];
    for (const { marketEventId: eventId } of [markets[64]!, markets[0]!, markets[31]!, markets[63]!]) {
      expressed.unshift((await harness.call(expressInterest, { eventId }, vendor())).id);
      await harness.clock.advance(1_000);
    }
    const shown = async (page: number) => {
      const { items, total } = await harness.call(organizerInterests, { page, pageSize: 3 }, owner);
      expect(total).toBe(4);
      return items.map(({ id }) => id);
    };
    expect([...(await shown(1)), ...(await shown(2))]).toEqual(expressed);
    await expect(analytics()).resolves.toMatchObject({ interests: 4 });
  });

  it('[AP-032] are merged from all chunks, newest first', async () => {
    const applied: string[] = [];
    for (const market of [markets[64]!, markets[0]!, markets[31]!, markets[63]!]) {
      const ann = vendor();
      const { id: draftId } = await harness.call(createDraft, { eventId: market.marketEventId }, ann);
      await harness.call(submitApplication, { draftId, productsOffered: 'Bread', terms }, ann);
      applied.unshift(draftId);
      await harness.clock.advance(1_000);
    }
    const shown = async (page: number) => {
      const { items, total } = await harness.call(organizerApplications, { page, pageSize: 3 }, owner);
      expect(total).toBe(4);
      return items.map(({ id }) => id);
    };
    expect([...(await shown(1)), ...(await shown(2))]).toEqual(applied);
    const only = { applicationId: applied[2] ?? '', page: 1, pageSize: 3 };
    await expect(harness.call(organizerApplications, only, owner)).resolves.toMatchObject({
      total: 1,
      items: [{ id: applied[2] }],
    });
    await expect(harness.call(organizerApplications, only, organizer())).resolves.toMatchObject({ total: 0 });
  });
});
