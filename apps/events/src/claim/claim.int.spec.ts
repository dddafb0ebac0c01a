import { idFrom, newId } from '@stallbook/kernel';
import {
  adminOperations,
  approveClaim,
  ClaimStatus,
  claimApproved,
  claims,
  claimSubmitted,
  countMarketEvents,
  denyClaim,
  marketEvent,
  marketEvents,
  personErased,
  profileSaved,
  submitClaim,
  updateMarketEvent,
} from '@stallbook/contracts';
import { EventStore, systemContext } from '@stallbook/event-store';
import { AddressHash } from '@stallbook/platform';
import { eventually } from '@stallbook/testing';
import { marketEvent as aggregate } from '../market-event/domain/market-event.decider.js';
import { actor, ADMIN, claimOf, profile, seeded } from '../testing/builders.js';
import { openHarness, type Harness } from '../testing/harness.js';

let stage: Harness;
beforeAll(async () => {
  stage = await openHarness('2027-03-01T12:00:00Z');
});
afterAll(() => stage.close());

let seeds = 0;
async function seed(): Promise<string> {
  seeds += 1;
  const data = { ...seeded().data, eventCode: `MAAA-${String(seeds).padStart(4, '0')}` };
  const id = idFrom('test', newId());
  await stage.app.get(EventStore).execute(aggregate, id, systemContext({ commandId: newId() }), { type: 'seed', data });
  return id;
}

/** One address may not write as often as these specs do. */
beforeEach(async () => {
  const keys = await stage.redis.keys(`${stage.config.STALLBOOK_DB_PREFIX}:attempts:*`);
  if (keys.length > 0) await stage.redis.del(keys);
});

const submitted = async (eventId: string, given = {}) => (await stage.call(submitClaim, claimOf(eventId, given))).id;
const listed = (status?: ClaimStatus) => stage.call(claims, { page: 1, pageSize: 100, status }, ADMIN);

describe('claiming', () => {
  it('[CL-001] [CL-002] stores what a visitor asks, pending, with a token of its own', async () => {
    const eventId = await seed();
    const id = await submitted(eventId);
    const stored = (await listed(ClaimStatus.pending)).items.find((claim) => claim.id === id);
    expect(stored).toMatchObject({
      eventId,
      requestedByEmail: 'ann@example.org',
      requestedByName: 'Ann Example',
      requestedByPhone: '5035550100',
      businessName: 'Example Markets',
      message: 'This market is ours.',
      claimed: false,
      claimedAt: null,
    });
    expect(stored?.claimToken.length).toBeGreaterThan(20);
    expect(await stage.received(claimSubmitted, id)).toMatchObject({ marketEventId: eventId, organizerId: null });
  });

  it('[CL-003] requires name and e-mail', async () => {
    const eventId = await seed();
    await expect(submitted(eventId, { name: '' })).rejects.toMatchObject({
      fields: [{ path: 'name', message: 'Name is required' }],
    });
    await expect(submitted(eventId, { email: 'nobody' })).rejects.toMatchObject({ code: 'BAD_INPUT' });
    await expect(submitted(eventId, { phone: null, businessName: null, message: null })).resolves.toEqual(
      expect.any(String),
    );
  });

  it('[CL-004] is not for vendors', async () => {
    const eventId = await seed();
    await expect(stage.call(submitClaim, claimOf(eventId), actor('vendor'))).rejects.toMatchObject({
      code: 'PERMISSION_DENIED',
    });
  });

  it('[CL-005] is refused for what does not exist', async () => {
    await expect(submitted(newId())).rejects.toMatchObject({
      code: 'NOT_FOUND',
      message: 'Event not found or not claimable',
    });
  });

  it('[CL-010] [CL-060] is for admins to list and decide', async () => {
    const id = await submitted(await seed());
    for (const role of ['vendor', 'organizer'] as const) {
      await expect(stage.call(approveClaim, { id }, actor(role))).rejects.toMatchObject({ code: 'PERMISSION_DENIED' });
      await expect(stage.call(claims, { page: 1, pageSize: 12 }, actor(role))).rejects.toMatchObject({
        code: 'PERMISSION_DENIED',
      });
    }
    await expect(stage.call(denyClaim, { id })).rejects.toMatchObject({ code: 'UNAUTHENTICATED' });
  });

  it('[EV-005] shows the claim token of a market event to admins alone', async () => {
    const id = await seed();
    expect(await stage.call(marketEvent, { id }, ADMIN)).toMatchObject({ claimToken: 'token' });
    expect(await stage.call(marketEvent, { id })).toMatchObject({ claimToken: null });
  });
});

describe('approving a claim', () => {
  it('[CL-011] [CL-012] makes the organizer who asked the owner and copies the contact', async () => {
    const owner = actor('organizer');
    const eventId = await seed();
    const { id } = await stage.call(submitClaim, claimOf(eventId, { email: 'owner@example.org' }), owner);
    const approved = await stage.call(approveClaim, { id }, ADMIN);
    expect(approved).toMatchObject({ status: 'approved', claimed: true, decidedBy: ADMIN.id });
    expect(approved.claimedAt).toEqual(approved.decidedAt);
    expect(await stage.call(marketEvent, { id: eventId }, owner)).toMatchObject({
      organizerId: owner.id,
      organizerClaimed: true,
      organizerContactName: 'Ann Example',
      organizerContactEmail: 'owner@example.org',
      organizerContactPhone: '5035550100',
      badge: 'applications_open',
    });
    await stage.call(updateMarketEvent, { id: eventId, boothFeeCents: 7500, applicationFeeCents: 1000 }, owner);
    expect(await stage.received(claimApproved, id)).toMatchObject({ organizerId: owner.id });
  });

  it('[CL-012] finds the registered organizer of a visitor by the address', async () => {
    const personId = newId();
    await stage.publish(profileSaved, profile(personId, 'Known@Example.org'));
    await eventually(async () =>
      expect(await stage.db.collection('organizers').countDocuments({ _id: personId as never })).toBe(1),
    );
    const eventId = await seed();
    await stage.call(approveClaim, { id: await submitted(eventId, { email: 'known@example.org' }) }, ADMIN);
    expect(await stage.call(marketEvent, { id: eventId })).toMatchObject({ organizerId: personId });
  });

  it('[CL-012] waits for the address to register where nobody has it yet', async () => {
    const eventId = await seed();
    await stage.call(approveClaim, { id: await submitted(eventId, { email: 'later@example.org' }) }, ADMIN);
    expect(await stage.call(marketEvent, { id: eventId })).toMatchObject({ organizerId: null, organizerClaimed: true });
    const personId = newId();
    await stage.publish(profileSaved, profile(personId, 'later@example.org'));
    await eventually(async () =>
      expect(await stage.call(marketEvent, { id: eventId })).toMatchObject({ organizerId: personId }),
    );
  });

  it('[CL-014] decides a claim once and a market event once', async () => {
    const eventId = await seed();
    const [first, second] = [await submitted(eventId), await submitted(eventId, { email: 'rival@example.org' })];
    await stage.call(approveClaim, { id: first }, ADMIN);
    await expect(stage.call(denyClaim, { id: first }, ADMIN)).rejects.toMatchObject({ code: 'CLAIM.ALREADY_DECIDED' });
    await expect(stage.call(approveClaim, { id: second }, ADMIN)).rejects.toMatchObject({
      message: 'Event already claimed',
    });
    await expect(submitted(eventId)).rejects.toMatchObject({ message: 'Event already claimed' });
    expect((await listed(ClaimStatus.pending)).items.map(({ id }) => id)).toContain(second);
  });

  it('answers the same to the same command, and logs it once', async () => {
    const id = await submitted(await seed());
    const commandId = newId();
    const first = await stage.call(approveClaim, { id }, ADMIN, commandId);
    expect(await stage.call(approveClaim, { id }, ADMIN, commandId)).toEqual(first);
    const { items } = await stage.call(adminOperations, { page: 1, pageSize: 100 }, ADMIN);
    expect(items.filter(({ details }) => details.includes(id))).toHaveLength(1);
  });
});

describe('denying a claim', () => {
  it('[CL-013] keeps it as denied, logs it, and leaves the market event claimable', async () => {
    const eventId = await seed();
    const id = await submitted(eventId);
    expect(await stage.call(denyClaim, { id }, ADMIN)).toMatchObject({
      status: 'denied',
      claimed: false,
      decidedBy: ADMIN.id,
    });
    expect((await listed(ClaimStatus.denied)).items.map((claim) => claim.id)).toContain(id);
    expect(await stage.call(marketEvent, { id: eventId })).toMatchObject({ organizerClaimed: false });
    const { items } = await stage.call(adminOperations, { page: 1, pageSize: 100 }, ADMIN);
    expect(items.find(({ details }) => details.includes(id))).toMatchObject({
      operationType: 'deny_claim',
      performedBy: ADMIN.id,
    });
  });
});

describe('people in claims', () => {
  it('keeps nothing readable of an erased person, and the list still answers', async () => {
    const personId = newId();
    await stage.publish(profileSaved, profile(personId, 'gone@example.org'));
    const eventId = await seed();
    const id = await submitted(eventId, { email: 'gone@example.org', name: 'Gone Person' });
    await stage.call(approveClaim, { id }, ADMIN);
    await eventually(async () =>
      expect(await stage.db.collection('organizers').countDocuments({ _id: personId as never })).toBe(1),
    );
    await stage.publish(personErased, { personId, addresses: [new AddressHash(stage.config).of('gone@example.org')] });
    await eventually(async () =>
      expect(await stage.call(marketEvent, { id: eventId })).toMatchObject({ organizerContactEmail: null }),
    );
    const stored = async () => (await listed()).items.find((claim) => claim.id === id);
    await eventually(async () =>
      expect(await stored()).toMatchObject({ requestedByName: 'erased', requestedByPhone: null }),
    );
    await eventually(async () =>
      expect(await stage.db.collection('organizers').countDocuments({ _id: personId as never })).toBe(0),
    );
    for (const name of ['commits', 'claims', 'marketEvents', 'organizers']) {
      expect(JSON.stringify(await stage.db.collection(name).find().toArray())).not.toContain('gone@example.org');
    }
  });

  it('counts what waits for the admin', async () => {
    const { pendingClaims, claimable, total } = await stage.call(countMarketEvents, {}, ADMIN);
    expect(pendingClaims).toBe((await listed(ClaimStatus.pending)).total);
    expect(claimable).toBeGreaterThan(0);
    expect(total).toBe((await stage.call(marketEvents, { page: 1, pageSize: 1 }, ADMIN)).total);
  });
});
