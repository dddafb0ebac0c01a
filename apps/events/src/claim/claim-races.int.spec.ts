import { newId } from '@stallbook/kernel';
import {
  approveClaim,
  claims,
  ClaimStatus,
  marketEvent,
  personErased,
  profileSaved,
  submitClaim,
} from '@stallbook/contracts';
import { AddressHash } from '@stallbook/platform';
import { actorAs } from '@stallbook/platform/testing';
import { eventually } from '@stallbook/testing';
import { OrganizerReplicas } from '../replicas/organizer-replicas.js';
import { ADMIN, claimOf, profile } from '../testing/builders.js';
import { openHarness, type Harness } from '../testing/harness.js';
import { seedMarketEvent } from '../testing/market-events.js';
import { registeredOrganizer } from '../testing/organizers.js';
import { ClaimReader } from './claim.reader.js';

describe('approving a claim', () => {
  let harness: Harness;
  beforeAll(async () => {
    harness = await openHarness('2027-03-01T12:00:00Z');
  });
  afterEach(() => jest.restoreAllMocks());
  afterAll(() => harness.close());

  const seed = () => seedMarketEvent(harness);
  const registered = (email: string) => registeredOrganizer(harness, email);
  const submitted = async (eventId: string, given = {}) =>
    (await harness.call(submitClaim, claimOf(eventId, given))).id;
  const assigned = (eventId: string) =>
    harness.db.collection('commits').countDocuments({
      streamId: `market-event-${eventId}`,
      'events.type': { $in: ['market-event.claimed', 'market-event.owner-assigned'] },
      'events.data.organizerId': { $ne: null },
    });

  it('[CL-012] goes to its owner once if the registration ends between look and decision', async () => {
    const [eventId, email] = [await seed(), `${newId()}@example.org`];
    const id = await submitted(eventId, { email });
    const organizers = harness.app.get(OrganizerReplicas);
    const look = organizers.withAddress.bind(organizers);
    let ownerId: string | undefined;
    jest.spyOn(organizers, 'withAddress').mockImplementation(async (hashes, session) => {
      const found = await look(hashes, session);
      ownerId ??= (await registered(email)).id;
      return found;
    });
    await harness.call(approveClaim, { id }, ADMIN);
    await eventually(async () =>
      expect(await harness.call(marketEvent, { id: eventId })).toMatchObject({ organizerId: ownerId }),
    );
    expect(await assigned(eventId)).toBe(1);
  });

  it('[CL-012] goes to its owner once if the decision ends in the middle of the registration', async () => {
    const [eventId, email] = [await seed(), `${newId()}@example.org`];
    const id = await submitted(eventId, { email });
    const organizers = harness.app.get(OrganizerReplicas);
    const save = organizers.save.bind(organizers);
    let approval: Promise<unknown> | undefined;
    jest.spyOn(organizers, 'save').mockImplementation(async (...args) => {
      approval ??= harness.call(approveClaim, { id }, ADMIN);
      await approval;
      await save(...args);
    });
    const { id: ownerId } = await registered(email);
    await eventually(async () =>
      expect(await harness.call(marketEvent, { id: eventId })).toMatchObject({ organizerId: ownerId }),
    );
    expect(await assigned(eventId)).toBe(1);
  });

  it('gives an event to no one whose registration arrives after their erasure', async () => {
    const [eventId, email] = [await seed(), `${newId()}@example.org`];
    const { id: personId } = actorAs('organizer');
    const hashes = new AddressHash(harness.config).every(email);
    await harness.call(approveClaim, { id: await submitted(eventId, { email }) }, ADMIN);
    await harness.publish(personErased, { personId, addresses: hashes });
    await harness.publish(profileSaved, profile(personId, email));
    expect(await assigned(eventId)).toBe(0);
    expect(await harness.app.get(OrganizerReplicas).withAddress(hashes)).toBeNull();
  });

  it('[CL-014] gives an event to one of two claims that are approved at the same moment', async () => {
    const [eventId, late, fast] = [await seed(), `${newId()}@example.org`, `${newId()}@example.org`];
    await registered(late);
    const owner = await registered(fast);
    const [first, second] = [await submitted(eventId, { email: late }), await submitted(eventId, { email: fast })];
    const organizers = harness.app.get(OrganizerReplicas);
    const look = organizers.withAddress.bind(organizers);
    let other: Promise<unknown> | undefined;
    jest.spyOn(organizers, 'withAddress').mockImplementation(async (...args) => {
      const found = await look(...args);
      if (other) return found;
      other = harness.call(approveClaim, { id: second }, ADMIN);
      await other;
      return found;
    });
    await expect(harness.call(approveClaim, { id: first }, ADMIN)).rejects.toMatchObject({
      message: 'Event already claimed',
    });
    expect(await harness.call(marketEvent, { id: eventId })).toMatchObject({ organizerId: owner.id });
    expect(await assigned(eventId)).toBe(1);
    const { items } = await harness.call(claims, { page: 1, pageSize: 100 }, ADMIN);
    expect(items.find(({ id }) => id === first)).toMatchObject({ status: 'denied', closedBecause: 'another_approved' });
  });

  it('[CL-014] leaves no claim open that is sent during the approval of another', async () => {
    const eventId = await seed();
    const first = await submitted(eventId);
    const reader = harness.app.get(ClaimReader);
    const look = reader.ofPerson.bind(reader);
    jest.spyOn(reader, 'ofPerson').mockImplementationOnce(async (...args) => {
      const earlier = await look(...args);
      await harness.call(approveClaim, { id: first }, ADMIN);
      return earlier;
    });
    await expect(submitted(eventId, { email: 'rival@example.org' })).rejects.toMatchObject({
      message: 'Event already claimed',
    });
    const open = { page: 1, pageSize: 100, status: ClaimStatus.pending };
    const { items } = await harness.call(claims, open, ADMIN);
    expect(items.filter((one) => one.eventId === eventId)).toEqual([]);
  });
});
