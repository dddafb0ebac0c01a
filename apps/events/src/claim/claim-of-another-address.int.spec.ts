import { ERASED, newId } from '@stallbook/kernel';
import {
  approveClaim,
  claims,
  eventsPersonData,
  marketEvent,
  personErased,
  profileSaved,
  submitClaim,
} from '@stallbook/contracts';
import { AddressHash } from '@stallbook/platform';
import { actorAs } from '@stallbook/platform/testing';
import { eventually } from '@stallbook/testing';
import { ADMIN, claimOf, profile } from '../testing/builders.js';
import { openHarness, type Harness } from '../testing/harness.js';
import { seedMarketEvent } from '../testing/market-events.js';
import { registeredOrganizer } from '../testing/organizers.js';

describe('a claim under the address of someone else', () => {
  let harness: Harness;
  beforeAll(async () => {
    harness = await openHarness('2027-03-01T12:00:00Z');
  });
  afterAll(() => harness.close());
  afterEach(() => harness.clock.resume());

  const seed = () => seedMarketEvent(harness);
  const registered = (email: string) => registeredOrganizer(harness, email);
  const hashOf = (address: string) => new AddressHash(harness.config).of(address);
  const stored = async (id: string) =>
    (await harness.call(claims, { page: 1, pageSize: 100 }, ADMIN)).items.find((claim) => claim.id === id);
  const erase = (personId: string, address: string) =>
    harness.publish(personErased, { personId, addresses: [hashOf(address)] });
  const people = async () => {
    const [mine, theirs] = [`${newId()}@example.org`, `${newId()}@example.org`];
    const eventId = await seed();
    const sender = await registered(mine);
    const { id } = await harness.call(submitClaim, claimOf(eventId, { email: theirs }), sender);
    return { eventId, id, sender, mine, theirs };
  };

  it('is erased with its sender, and leaves the address and the events of its owner as they are', async () => {
    const { eventId, id, sender, mine, theirs } = await people();
    const owner = await registered(theirs);
    const own = await seed();
    await harness.call(approveClaim, await harness.call(submitClaim, claimOf(own, { email: theirs }), owner), ADMIN);
    await erase(sender.id, mine);
    await eventually(async () => expect(await stored(id)).toMatchObject({ requestedByName: ERASED }));
    expect(await harness.call(marketEvent, { id: own }, owner)).toMatchObject({ organizerContactEmail: theirs });
    const claimed = await harness.call(submitClaim, claimOf(eventId, { email: theirs }), owner);
    await harness.call(approveClaim, { id: claimed.id }, ADMIN);
    expect(await harness.call(marketEvent, { id: eventId }, owner)).toMatchObject({
      organizerId: owner.id,
      organizerContactEmail: theirs,
    });
  });

  it('is erased with the owner of the address too', async () => {
    const { id, theirs } = await people();
    const owner = await registered(theirs);
    await erase(owner.id, theirs);
    await eventually(async () => expect(await stored(id)).toMatchObject({ requestedByEmail: ERASED }));
  });

  it('is erased with the owner of the address, also if its sender has a former address of that owner', async () => {
    const { id, mine, theirs } = await people();
    const owner = await registered(theirs);
    await harness.publish(personErased, { personId: owner.id, addresses: [hashOf(mine), hashOf(theirs)] });
    await eventually(async () => expect(await stored(id)).toMatchObject({ requestedByEmail: ERASED }));
  });

  it('does not prevent the owner of the address from claiming, and gives them the event if it is approved', async () => {
    const { eventId, id, theirs } = await people();
    const owner = await registered(theirs);
    await harness.call(submitClaim, claimOf(eventId, { email: theirs }), owner);
    await harness.call(approveClaim, { id }, ADMIN);
    expect(await harness.call(marketEvent, { id: eventId }, owner)).toMatchObject({
      organizerId: owner.id,
      organizerContactEmail: theirs,
    });
  });

  it('is readable and can be approved for an owner of the address who returned after an erasure', async () => {
    const address = `${newId()}@example.org`;
    const former = await registered(address);
    await erase(former.id, address);
    const owner = await registered(address);
    const eventId = await seed();
    const { id } = await harness.call(submitClaim, claimOf(eventId, { email: address }), owner);
    await erase(former.id, address);
    expect(await stored(id)).toMatchObject({ requestedByEmail: address, organizerId: owner.id });
    await harness.call(approveClaim, { id }, ADMIN);
    expect(await harness.call(marketEvent, { id: eventId }, owner)).toMatchObject({
      organizerId: owner.id,
      organizerContactEmail: address,
    });
    await erase(owner.id, address);
    await eventually(async () => expect(await stored(id)).toMatchObject({ requestedByEmail: ERASED }));
  });

  it('is not erased with a former owner of the address if the next one sent it', async () => {
    const [address, next] = [`${newId()}@example.org`, `${newId()}@example.org`];
    const former = await registered(address);
    const { id: earlier } = await harness.call(submitClaim, claimOf(await seed(), { email: address }), former);
    await harness.publish(profileSaved, profile(former.id, next));
    const owner = await registered(address);
    const eventId = await seed();
    const { id } = await harness.call(submitClaim, claimOf(eventId, { email: address }), owner);
    await harness.publish(personErased, { personId: former.id, addresses: [hashOf(address), hashOf(next)] });
    await eventually(async () => expect(await stored(earlier)).toMatchObject({ requestedByEmail: ERASED }));
    expect(await stored(id)).toMatchObject({ requestedByEmail: address });
    await harness.call(approveClaim, { id }, ADMIN);
    await erase(owner.id, address);
    await eventually(async () => expect(await stored(id)).toMatchObject({ requestedByEmail: ERASED }));
    expect(await harness.call(marketEvent, { id: eventId }, ADMIN)).toMatchObject({ organizerContactEmail: null });
  });

  it('does not make the owner of the address wait, however many visitors send', async () => {
    harness.clock.pause();
    const address = `${newId()}@example.org`;
    const owner = await registered(address);
    const byVisitor = async () => harness.call(submitClaim, claimOf(await seed(), { email: address }));
    for (let sent = 0; sent < 5; sent += 1) await byVisitor();
    await expect(byVisitor()).rejects.toMatchObject({ code: 'RATE_LIMITED' });
    const own = harness.call(submitClaim, claimOf(await seed(), { email: address }), owner);
    await expect(own).resolves.toMatchObject({ id: expect.any(String) as string });
  });

  it('is part of the data of its sender, not of the owner of the address', async () => {
    const { id, sender, mine, theirs } = await people();
    const owner = await registered(theirs);
    const claimsOf = async (personId: string, address: string) => {
      const { kinds } = await harness.call(eventsPersonData, { personId, address }, actorAs('system'));
      return kinds.find(({ kind }) => kind === 'claims')?.records;
    };
    expect(await claimsOf(sender.id, mine)).toMatchObject([{ id, email: theirs }]);
    expect(await claimsOf(owner.id, theirs)).toEqual([]);
  });
});
