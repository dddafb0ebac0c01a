import { newId, type Actor } from '@stallbook/kernel';
import { actorAs } from '@stallbook/platform/testing';
import {
  adminMarketEvents,
  adminOperations,
  claims,
  marketEvent,
  marketEventTransferred,
  ownerErasureRecorded,
  personErased,
  profileSaved,
  submitClaim,
  transferMarketEvent,
  updateMarketEvent,
} from '@stallbook/contracts';
import { eventually } from '@stallbook/testing';
import { OrganizerReplicas } from '../../replicas/organizer-replicas.js';
import { ADMIN, claimOf, profile } from '../../testing/builders.js';
import { openHarness, type Harness } from '../../testing/harness.js';
import { publishedMarketEvent, seedMarketEvent } from '../../testing/market-events.js';

describe('transferring a market event', () => {
  let harness: Harness;
  beforeAll(async () => (harness = await openHarness('2027-03-01T12:00:00Z')));
  afterAll(() => harness.close());

  async function organizer(): Promise<Actor> {
    const person = actorAs('organizer');
    await harness.publish(profileSaved, profile(person.id, `${person.id}@example.org`));
    await eventually(async () => expect(await isKnown(person)).toBe(true));
    return person;
  }
  const isKnown = async ({ id }: Actor) =>
    (await harness.db.collection('organizers').countDocuments({ _id: id as never })) === 1;
  const published = (owner: Actor) => publishedMarketEvent(harness, owner);
  const seed = () => seedMarketEvent(harness);

  it('is named with its current owner once its former owner is erased', async () => {
    const [former, next, last] = [await organizer(), await organizer(), await organizer()];
    const [moved, returned] = [await published(former), await published(former), await published(former)];
    const give = (eventId: string, { id: organizerId }: Actor) =>
      harness.call(transferMarketEvent, { eventId, organizerId }, ADMIN);
    for (const owner of [next, last]) await give(moved, owner);
    for (const owner of [next, former]) await give(returned, owner);
    await harness.publish(personErased, { personId: former.id, addresses: [] });
    expect(await harness.received(ownerErasureRecorded, former.id)).toEqual({
      personId: former.id,
      transferred: [{ marketEventId: moved, organizerId: last.id }],
    });
  });

  it('[CL-038] [CL-039] [CL-060] gives it to the organizer with the note and logs it', async () => {
    const [former, next] = [await organizer(), await organizer()];
    const id = await published(former);
    const input = { eventId: id, organizerId: next.id, note: 'Call first.' };
    expect(await harness.call(transferMarketEvent, input, ADMIN)).toMatchObject({
      organizerId: next.id,
      organizerClaimed: true,
      description: 'Handmade things by the water.\n\nADMIN NOTE: Call first.',
    });
    await expect(harness.call(updateMarketEvent, { id, title: 'Mine' }, former)).rejects.toMatchObject({
      code: 'PERMISSION_DENIED',
    });
    await harness.call(updateMarketEvent, { id, title: 'Ours' }, next);
    expect(await harness.received(marketEventTransferred, id)).toEqual({
      marketEventId: id,
      organizerId: next.id,
      formerOrganizerId: former.id,
      revision: expect.any(Number) as number,
    });
    const { items } = await harness.call(adminOperations, { page: 1, pageSize: 100 }, ADMIN);
    const [entry] = items.filter(({ details }) => details.includes(id));
    expect(entry).toMatchObject({ operationType: 'transfer_event', performedBy: ADMIN.id });
    expect(JSON.parse(entry!.details)).toEqual({
      eventId: id,
      title: 'Riverside Craft Fair',
      organizerId: next.id,
      formerOrganizerId: former.id,
    });
  });

  it('[CL-037] [CL-038] lists a transferred import among the claimed ones and closes its open claims', async () => {
    const next = await organizer();
    const eventId = await seed();
    const { id: claimId } = await harness.call(submitClaim, claimOf(eventId));
    await harness.call(transferMarketEvent, { eventId, organizerId: next.id }, ADMIN);
    const claimed = { seededByAdmin: true, organizerClaimed: true, page: 1, pageSize: 100 };
    const { items } = await harness.call(adminMarketEvents, claimed, ADMIN);
    expect(items.map(({ id }) => id)).toEqual([eventId]);
    const closed = (await harness.call(claims, { page: 1, pageSize: 12 }, ADMIN)).items;
    expect(closed.find(({ id }) => id === claimId)).toMatchObject({ status: 'denied', closedBecause: 'transferred' });
  });

  it('[CL-038] never leaves an edit of the former owner after the transfer', async () => {
    const [former, next] = [await organizer(), await organizer()];
    const id = await published(former);
    const edits = Array.from({ length: 5 }, (_, count) =>
      harness.call(updateMarketEvent, { id, title: `Title ${count}` }, former),
    );
    const transfer = harness.call(transferMarketEvent, { eventId: id, organizerId: next.id, note: 'Moved.' }, ADMIN);
    const [moved] = await Promise.all([transfer, Promise.allSettled(edits)]);
    const after = await harness.call(marketEvent, { id }, next);
    expect(after).toMatchObject({ organizerId: next.id, title: moved.title });
    expect(after.description).toContain('ADMIN NOTE: Moved.');
  });

  it('[CL-038] leaves no event with an organizer whose erasure ends in the middle of the transfer', async () => {
    const [next, eventId] = [await organizer(), await seed()];
    const organizers = harness.app.get(OrganizerReplicas);
    const [look, forget] = [organizers.has.bind(organizers), organizers.forget.bind(organizers)];
    let attempts = 0;
    let erasure: Promise<void> | undefined;
    jest.spyOn(organizers, 'forget').mockImplementation((...args) => ((attempts += 1), forget(...args)));
    jest.spyOn(organizers, 'has').mockImplementation(async (...args) => {
      const found = await look(...args);
      // Not awaited here, because it waits for the end of the transfer.
      erasure ??= harness.publish(personErased, { personId: next.id, addresses: [] });
      await eventually(async () => expect(attempts > 1 || !(await isKnown(next))).toBe(true));
      return found;
    });
    await harness.call(transferMarketEvent, { eventId, organizerId: next.id }, ADMIN);
    await erasure;
    jest.restoreAllMocks();
    await eventually(async () =>
      expect(await harness.call(marketEvent, { id: eventId }, ADMIN)).toMatchObject({
        organizerId: null,
        organizerClaimed: false,
      }),
    );
  });

  it('[CL-038] refuses an unknown organizer', async () => {
    const id = await published(await organizer());
    await expect(harness.call(transferMarketEvent, { eventId: id, organizerId: newId() }, ADMIN)).rejects.toMatchObject(
      { code: 'NOT_FOUND', message: 'Organizer not found' },
    );
  });
});
