import {
  applicationsPersonData,
  expressInterest,
  interestExpressed,
  interestForEvent,
  marketEventDeleted,
  marketEventSaved,
  myInterests,
  organizerInterests,
  personErased,
  profileSaved,
  removeInterest,
} from '@stallbook/contracts';
import { newId } from '@stallbook/kernel';
import { actorAs } from '@stallbook/platform/testing';
import { eventually } from '@stallbook/testing';
import { marketEvent, organizer, profile, vendor } from '../testing/builders.js';
import { openHarness, type Harness } from '../testing/harness.js';

const PAGE = { page: 1, pageSize: 12 };

describe('interests', () => {
  let harness: Harness;
  beforeAll(async () => (harness = await openHarness('2027-04-01T10:00:00Z')));
  afterAll(() => harness?.close());

  async function published(owner = organizer(), given: Parameters<typeof marketEvent>[0] = {}): Promise<string> {
    const market = marketEvent({ organizerId: owner.id, ...given });
    await harness.publish(marketEventSaved, market);
    return market.marketEventId;
  }

  it('[CL-016] [CL-017] are expressed, read for an event, listed with event and vendor, and removed', async () => {
    const [vera, olga] = [vendor(), organizer()];
    await harness.publish(profileSaved, profile(vera.id, 'vendor', 'Vera Pottery'));
    const eventId = await published(olga);
    const expressed = await harness.call(expressInterest, { eventId, message: '  I sell mugs. ' }, vera);
    expect(expressed).toMatchObject({ vendorId: vera.id, eventId, message: 'I sell mugs.' });
    expect(expressed.createdAt).toMatch(/^2027-04-01T10:/);
    expect(await harness.call(interestForEvent, { eventId }, vera)).toMatchObject({ id: expressed.id });
    await eventually(async () =>
      expect(await harness.call(organizerInterests, PAGE, olga)).toMatchObject({
        total: 1,
        items: [{ message: 'I sell mugs.', vendor: { businessName: 'Vera Pottery' }, event: { id: eventId } }],
      }),
    );
    expect(await harness.call(myInterests, PAGE, vera)).toMatchObject({ total: 1, items: [{ eventId }] });
    await harness.call(removeInterest, { eventId }, vera);
    expect(await harness.call(interestForEvent, { eventId }, vera)).toBeNull();
    expect(await harness.call(organizerInterests, PAGE, olga)).toEqual({ total: 0, items: [] });
  });

  it('[CL-016] exist once, even if two tabs express them in parallel', async () => {
    const vera = vendor();
    const eventId = await published();
    const both = await Promise.all(
      ['from one tab', 'from the other'].map((message) => harness.call(expressInterest, { eventId, message }, vera)),
    );
    expect(both[0]).toEqual(both[1]);
    expect((await harness.call(myInterests, PAGE, vera)).total).toBe(1);
    expect(await harness.received(interestExpressed, both[0]?.id ?? '')).toMatchObject({ vendorId: vera.id });
  });

  it('[CL-020] may have no message, and at most 500 characters', async () => {
    const vera = vendor();
    const eventId = await published();
    const over = { eventId, message: 'm'.repeat(501) };
    await expect(harness.call(expressInterest, over, vera)).rejects.toMatchObject({
      fields: [{ path: 'message', message: 'Please use at most 500 characters' }],
    });
    await expect(harness.call(expressInterest, { eventId }, vera)).resolves.toMatchObject({ message: null });
    const other = vendor();
    const longest = { eventId, message: 'm'.repeat(500) };
    await expect(harness.call(expressInterest, longest, other)).resolves.toMatchObject({ message: longest.message });
  });

  it('[CL-018] are only for signed-in vendors, and not for their own event', async () => {
    const eventId = await published();
    for (const role of ['organizer', 'admin', 'none'] as const)
      await expect(harness.call(expressInterest, { eventId }, actorAs(role))).rejects.toMatchObject({
        code: 'PERMISSION_DENIED',
      });
    await expect(harness.call(expressInterest, { eventId })).rejects.toMatchObject({ code: 'UNAUTHENTICATED' });
    const vera = vendor();
    const own = await published(vera);
    await expect(harness.call(expressInterest, { eventId: own }, vera)).rejects.toMatchObject({
      code: 'PERMISSION_DENIED',
    });
  });

  it('are refused for drafts, as if they did not exist, and for events that passed', async () => {
    const past = await published(organizer(), { startDate: '2027-03-01', endDate: '2027-03-01' });
    await expect(harness.call(expressInterest, { eventId: past }, vendor())).rejects.toMatchObject({
      code: 'INTEREST.EVENT_PAST',
    });
    const draft = await published(organizer(), { status: 'draft' });
    await expect(harness.call(expressInterest, { eventId: draft }, vendor())).rejects.toMatchObject({
      code: expect.stringMatching(/NOT_FOUND|NOT_READY/),
    });
  });

  it('are possible after a date that an import made up', async () => {
    const past = { startDate: '2027-03-01', endDate: '2027-03-01', dateToBeAnnounced: true };
    const eventId = await published(organizer(), past);
    await expect(harness.call(expressInterest, { eventId }, vendor())).resolves.toMatchObject({ eventId });
  });

  it('[CL-023] are listed for an organizer only in own events, newest first, and can be narrowed to one', async () => {
    const [olga, vera, victor] = [organizer(), vendor(), vendor()];
    const [first, second] = [await published(olga), await published(olga)];
    await harness.call(expressInterest, { eventId: first }, vera);
    await harness.clock.advance(60_000);
    await harness.call(expressInterest, { eventId: second }, victor);
    await harness.call(expressInterest, { eventId: await published() }, vera);
    const all = await harness.call(organizerInterests, PAGE, olga);
    expect(all.items.map(({ eventId }) => eventId)).toEqual([second, first]);
    expect(await harness.call(organizerInterests, { ...PAGE, eventId: first }, olga)).toMatchObject({
      total: 1,
      items: [{ vendorId: vera.id }],
    });
    expect((await harness.call(organizerInterests, { ...PAGE, eventId: first }, organizer())).total).toBe(0);
  });

  it('end with their event', async () => {
    const [olga, vera] = [organizer(), vendor()];
    const eventId = await published(olga);
    await harness.call(expressInterest, { eventId }, vera);
    await harness.publish(marketEventDeleted, { marketEventId: eventId, organizerId: olga.id });
    await eventually(async () => expect((await harness.call(myInterests, PAGE, vera)).total).toBe(0));
  });

  it('are part of a person’s data, and are erased with the person', async () => {
    const [olga, vera, victor] = [organizer(), vendor(), vendor()];
    const eventId = await published(olga);
    const words = `Words of ${newId()}`;
    await harness.call(expressInterest, { eventId, message: words }, vera);
    await harness.call(expressInterest, { eventId }, victor);
    const { kinds } = await harness.call(applicationsPersonData, { personId: vera.id }, actorAs('system'));
    expect(kinds.find(({ kind }) => kind === 'interests')?.records).toMatchObject([{ eventId, message: words }]);
    await harness.publish(personErased, { personId: vera.id, addresses: [] });
    await eventually(async () =>
      expect(await harness.call(organizerInterests, PAGE, olga)).toMatchObject({
        total: 1,
        items: [{ vendorId: victor.id }],
      }),
    );
    const stored = await harness.db.collection('commits').find().toArray();
    expect(JSON.stringify(stored)).not.toContain(words);
  });
});
