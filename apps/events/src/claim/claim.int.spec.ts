import { ERASED, newId } from '@stallbook/kernel';
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
  marketEventOwnerAssigned,
  marketEvents,
  myOpenClaims,
  personErased,
  profileSaved,
  setUpMarketEvent,
  submitClaim,
  updateMarketEvent,
} from '@stallbook/contracts';
import { AddressHash } from '@stallbook/platform';
import { actorAs, dropKeys } from '@stallbook/platform/testing';
import { eventually } from '@stallbook/testing';
import { ADMIN, claimOf, profile } from '../testing/builders.js';
import { openHarness, type Harness } from '../testing/harness.js';
import { seedMarketEvent } from '../testing/market-events.js';
import { registeredOrganizer } from '../testing/organizers.js';

let harness: Harness;
beforeAll(async () => {
  harness = await openHarness('2027-03-01T12:00:00Z');
});
afterAll(() => harness.close());

/** These specs exceed the limit per address. */
beforeEach(() => dropKeys(harness.redis, `${harness.config.STALLBOOK_DB_PREFIX}:attempts:`));

const seed = () => seedMarketEvent(harness);
const registered = (email: string) => registeredOrganizer(harness, email);
const submitted = async (eventId: string, given = {}) => (await harness.call(submitClaim, claimOf(eventId, given))).id;
const listed = (status?: ClaimStatus) => harness.call(claims, { page: 1, pageSize: 100, status }, ADMIN);

describe('claiming', () => {
  it('[CL-001] [CL-002] stores the request of a visitor as pending, with its own token', async () => {
    const eventId = await seed();
    const id = await submitted(eventId);
    const another = await submitted(await seed());
    const { items } = await listed(ClaimStatus.pending);
    const stored = items.find((claim) => claim.id === id);
    expect(stored).toMatchObject({
      eventId,
      requestedByEmail: 'ann@example.org',
      requestedByName: 'Ann Example',
      requestedByPhone: '5035550100',
      businessName: 'Example Markets',
      message: 'This market is ours.',
      claimed: false,
      claimedAt: null,
      createdAt: expect.stringMatching(/^2027-03-01T12:/) as string,
    });
    expect(stored?.claimToken.length).toBeGreaterThan(20);
    expect(items.find((claim) => claim.id === another)?.claimToken).not.toBe(stored?.claimToken);
    expect(stored?.organizerId).toBeNull();
    expect(await harness.received(claimSubmitted, id)).toMatchObject({ marketEventId: eventId, organizerId: null });
  });

  it('shows organizers those of their claims that wait for an answer, and no others', async () => {
    const [owner, eventId, deniedId] = [await registered('claimant@example.org'), await seed(), await seed()];
    const mine = claimOf(eventId, { email: 'claimant@example.org' });
    const { id } = await harness.call(submitClaim, mine, owner);
    const { id: denied } = await harness.call(submitClaim, { ...mine, eventId: deniedId }, owner);
    await submitted(eventId, { email: 'rival@example.org' });
    const open = async (who = owner) => (await harness.call(myOpenClaims, {}, who)).map((claim) => claim.id);
    expect(await open()).toEqual([id, denied]);
    await harness.call(denyClaim, { id: denied }, ADMIN);
    expect(await open()).toEqual([id]);
    expect(await open(actorAs('organizer'))).toEqual([]);
    await expect(open(actorAs('vendor'))).rejects.toMatchObject({ code: 'PERMISSION_DENIED' });
  });

  it('[CL-003] requires a name and an email', async () => {
    const eventId = await seed();
    await expect(submitted(eventId, { name: '' })).rejects.toMatchObject({
      fields: [{ path: 'name', message: 'Name is required' }],
    });
    await expect(submitted(eventId, { email: 'not-an-address' })).rejects.toMatchObject({ code: 'BAD_INPUT' });
    await expect(submitted(eventId, { phone: null, businessName: null, message: null })).resolves.toEqual(
      expect.any(String),
    );
  });

  it('[CL-004] is not for vendors', async () => {
    const eventId = await seed();
    await expect(harness.call(submitClaim, claimOf(eventId), actorAs('vendor'))).rejects.toMatchObject({
      code: 'PERMISSION_DENIED',
    });
  });

  it('[CL-005] is refused for an unknown market event', async () => {
    await expect(submitted(newId())).rejects.toMatchObject({
      code: 'NOT_FOUND',
      message: 'Event not found or not claimable',
    });
  });

  it('[CL-010] [CL-060] is listed and decided only by admins', async () => {
    const id = await submitted(await seed());
    const refused = { code: 'PERMISSION_DENIED' };
    for (const role of ['vendor', 'organizer'] as const) {
      await expect(harness.call(approveClaim, { id }, actorAs(role))).rejects.toMatchObject(refused);
      await expect(harness.call(claims, { page: 1, pageSize: 12 }, actorAs(role))).rejects.toMatchObject(refused);
    }
    await expect(harness.call(denyClaim, { id })).rejects.toMatchObject({ code: 'UNAUTHENTICATED' });
  });

  it('[EV-005] shows the claim token of a market event only to admins', async () => {
    const id = await seed();
    expect(await harness.call(marketEvent, { id }, ADMIN)).toMatchObject({ claimToken: 'token' });
    expect(await harness.call(marketEvent, { id })).toMatchObject({ claimToken: null });
  });
});

describe('approving a claim', () => {
  it('[CL-011] [CL-012] makes the requesting organizer the owner, as the list announced, and copies the contact', async () => {
    const owner = await registered('owner@example.org');
    const eventId = await seed();
    const { id } = await harness.call(submitClaim, claimOf(eventId, { email: 'owner@example.org' }), owner);
    const nextOwnerOf = async (claimId: string) =>
      (await listed()).items.find((one) => one.id === claimId)?.nextOwnerId;
    expect(await nextOwnerOf(id)).toBe(owner.id);
    const byStranger = await submitted(await seed(), { email: 'later@example.org' });
    expect(await nextOwnerOf(byStranger)).toBeNull();
    const approved = await harness.call(approveClaim, { id }, ADMIN);
    expect(approved).toMatchObject({ status: 'approved', claimed: true, decidedBy: ADMIN.id });
    expect(approved.claimedAt).toEqual(approved.decidedAt);
    expect(await harness.call(marketEvent, { id: eventId }, owner)).toMatchObject({
      organizerId: owner.id,
      organizerClaimed: true,
      organizerContactName: 'Ann Example',
      organizerContactEmail: 'owner@example.org',
      organizerContactPhone: '5035550100',
      badge: 'applications_pending_organizer',
      gettingReady: true,
    });
    await harness.call(updateMarketEvent, { id: eventId, boothFeeCents: 7500, applicationFeeCents: 1000 }, owner);
    expect(await harness.received(claimApproved, id)).toMatchObject({ organizerId: owner.id });
  });

  it('[EV-033] opens the event to applications once its new organizer has confirmed fees and dates', async () => {
    const owner = await registered('ready@example.org');
    const eventId = await seed();
    const { id } = await harness.call(submitClaim, claimOf(eventId, { email: 'ready@example.org' }), owner);
    await harness.call(approveClaim, { id }, ADMIN);
    await expect(harness.call(setUpMarketEvent, { id: eventId }, actorAs('organizer'))).rejects.toMatchObject({
      code: 'PERMISSION_DENIED',
    });
    const ready = await harness.call(setUpMarketEvent, { id: eventId, boothFeeCents: 4_000 }, owner);
    expect(ready).toMatchObject({ boothFeeCents: 4_000, gettingReady: false, badge: 'applications_open' });
    const listed = await harness.call(marketEvents, { openToApplications: true, page: 1, pageSize: 100 });
    expect(listed.items.map((event) => event.id)).toContain(eventId);
  });

  it('[CL-012] finds the registered organizer by the address of a visitor', async () => {
    const { id: personId } = await registered('Known@Example.org');
    const eventId = await seed();
    await harness.call(approveClaim, { id: await submitted(eventId, { email: 'known@example.org' }) }, ADMIN);
    expect(await harness.call(marketEvent, { id: eventId })).toMatchObject({ organizerId: personId });
  });

  it('[CL-012] gives nothing to a signed-in organizer who typed the address of someone else', async () => {
    const mallory = await registered('mallory@example.org');
    const [famous, quiet] = [await seed(), await seed()];
    const { id: owner } = await registered('famous@example.org');
    for (const [eventId, email] of [
      [famous, 'famous@example.org'],
      [quiet, 'not-registered@example.org'],
    ] as const) {
      const { id } = await harness.call(submitClaim, claimOf(eventId, { email }), mallory);
      await harness.call(approveClaim, { id }, ADMIN);
    }
    expect(await harness.call(marketEvent, { id: famous })).toMatchObject({ organizerId: owner });
    expect(await harness.call(marketEvent, { id: quiet })).toMatchObject({ organizerId: null, organizerClaimed: true });
    await expect(harness.call(setUpMarketEvent, { id: quiet }, mallory)).rejects.toMatchObject({
      code: 'PERMISSION_DENIED',
    });
  });

  it('[CL-012] waits for an unknown address to register', async () => {
    const eventId = await seed();
    await harness.call(approveClaim, { id: await submitted(eventId, { email: 'later@example.org' }) }, ADMIN);
    expect(await harness.call(marketEvent, { id: eventId })).toMatchObject({
      organizerId: null,
      organizerClaimed: true,
    });
    const personId = newId();
    await harness.publish(profileSaved, profile(personId, 'later@example.org'));
    await eventually(async () =>
      expect(await harness.call(marketEvent, { id: eventId })).toMatchObject({ organizerId: personId }),
    );
    expect(await harness.received(marketEventOwnerAssigned, eventId)).toMatchObject({ organizerId: personId });
  });

  it('[CL-014] decides a claim once and a market event once', async () => {
    const eventId = await seed();
    const [first, second] = [await submitted(eventId), await submitted(eventId, { email: 'rival@example.org' })];
    await harness.call(approveClaim, { id: first }, ADMIN);
    await expect(harness.call(denyClaim, { id: first }, ADMIN)).rejects.toMatchObject({
      code: 'CLAIM.ALREADY_DECIDED',
    });
    await expect(harness.call(approveClaim, { id: second }, ADMIN)).rejects.toMatchObject({
      message: 'Event already claimed',
    });
    await expect(submitted(eventId)).rejects.toMatchObject({ message: 'Event already claimed' });
    const rival = (await listed(ClaimStatus.denied)).items.find(({ id }) => id === second);
    expect(rival).toMatchObject({ claimed: false, closedBecause: 'another_approved' });
  });

  it('[CL-060] returns the same answer to a repeated command, and logs it once', async () => {
    const id = await submitted(await seed());
    const commandId = newId();
    const first = await harness.call(approveClaim, { id }, ADMIN, commandId);
    expect(await harness.call(approveClaim, { id }, ADMIN, commandId)).toEqual(first);
    const { items } = await harness.call(adminOperations, { page: 1, pageSize: 100 }, ADMIN);
    const logged = { operationType: 'approve_claim', performedBy: ADMIN.id };
    expect(items.filter(({ details }) => details.includes(id))).toMatchObject([logged]);
  });
});

describe('denying a claim', () => {
  it('[CL-013] marks it as denied, logs it, and leaves the market event claimable', async () => {
    const eventId = await seed();
    const id = await submitted(eventId);
    expect(await harness.call(denyClaim, { id }, ADMIN)).toMatchObject({
      status: 'denied',
      claimed: false,
      decidedBy: ADMIN.id,
      decidedAt: expect.stringMatching(/^2027-03-01T12:/) as string,
    });
    expect((await listed(ClaimStatus.denied)).items.map((claim) => claim.id)).toContain(id);
    expect(await harness.call(marketEvent, { id: eventId })).toMatchObject({ organizerClaimed: false });
    const { items } = await harness.call(adminOperations, { page: 1, pageSize: 100 }, ADMIN);
    expect(items.find(({ details }) => details.includes(id))).toMatchObject({
      operationType: 'deny_claim',
      performedBy: ADMIN.id,
    });
  });
});

describe('personal data in claims', () => {
  it('is unreadable after an erasure, and the list still works', async () => {
    const personId = newId();
    await harness.publish(profileSaved, profile(personId, 'gone@example.org'));
    const eventId = await seed();
    const id = await submitted(eventId, { email: 'gone@example.org', name: 'Gone Person' });
    await harness.call(approveClaim, { id }, ADMIN);
    await eventually(async () =>
      expect(await harness.db.collection('organizers').countDocuments({ _id: personId as never })).toBe(1),
    );
    await harness.publish(personErased, {
      personId,
      addresses: [new AddressHash(harness.config).of('gone@example.org')],
    });
    await eventually(async () =>
      expect(await harness.call(marketEvent, { id: eventId })).toMatchObject({ organizerContactEmail: null }),
    );
    const stored = async () => (await listed()).items.find((claim) => claim.id === id);
    await eventually(async () =>
      expect(await stored()).toMatchObject({ requestedByName: ERASED, requestedByPhone: null }),
    );
    await eventually(async () =>
      expect(await harness.db.collection('organizers').findOne({ _id: personId as never })).toEqual({
        _id: personId,
        erased: true,
      }),
    );
    for (const name of ['commits', 'claims', 'marketEvents', 'organizers']) {
      expect(JSON.stringify(await harness.db.collection(name).find().toArray())).not.toContain('gone@example.org');
    }
  });

  it('counts pending claims for the admin', async () => {
    const { pendingClaims, claimable, draft, published } = await harness.call(countMarketEvents, {}, ADMIN);
    expect(pendingClaims).toBe((await listed(ClaimStatus.pending)).total);
    expect(claimable).toBeGreaterThan(0);
    expect(draft + published).toBe((await harness.call(marketEvents, { page: 1, pageSize: 1 }, ADMIN)).total);
  });
});
