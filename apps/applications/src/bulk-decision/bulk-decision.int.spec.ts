import {
  acceptApplication,
  applicationAccepted,
  applicationsPersonData,
  applicationTimeline,
  BULK_DECISIONS_QUEUE,
  BulkDecisionKind,
  BulkDecisionStatus,
  calendarEntries,
  carryOutBulkDecision,
  createCalendarFeed,
  createDraft,
  editApplication,
  getApplication,
  myBulkDecisions,
  marketEventDeleted,
  marketEventSaved,
  myApplications,
  personErased,
  previewBulkDecision,
  profileSaved,
  rejectApplication,
  startBulkDecision,
  submitApplication,
  undoBulkDecision,
  vendorAnalytics,
  withdrawApplication,
  withdrawalTerms,
} from '@stallbook/contracts';
import { newId, type Actor } from '@stallbook/kernel';
import { openQueue } from '@stallbook/platform';
import { profileFacts } from '@stallbook/platform/testing';
import { eventually } from '@stallbook/testing';
import { marketEvent, organizer, vendor, terms } from '../testing/builders.js';
import { decide, seenContents, openHarness, type Harness } from '../testing/harness.js';
import { BulkDecisions } from './bulk-decisions.js';

const SYSTEM: Actor = { id: 'workers', role: 'system' };
const accept = BulkDecisionKind.accept;
const reject = BulkDecisionKind.reject;

describe('deciding many applications together', () => {
  let harness: Harness;
  beforeAll(async () => {
    harness = await openHarness('2027-04-01T10:00:00Z');
  });
  afterAll(() => harness?.close());

  async function applied(count: number, maxVendors: number | null = null) {
    const owner = organizer();
    const market = marketEvent({ organizerId: owner.id, maxVendors });
    await harness.publish(marketEventSaved, market);
    const vendors = Array.from({ length: count }, () => vendor());
    const ids: string[] = [];
    for (const ann of vendors) {
      const { id: draftId } = await harness.call(createDraft, { eventId: market.marketEventId }, ann);
      await harness.call(submitApplication, { draftId, productsOffered: 'Bread', terms }, ann);
      ids.push(draftId);
    }
    return { owner, market, vendors, ids };
  }
  const statusOf = async (id: string, actor: Actor) => (await harness.call(getApplication, { id }, actor)).status;
  const newest = async (owner: Actor) => (await harness.call(myBulkDecisions, {}, owner))[0];
  const seen = (ids: readonly string[]) =>
    Promise.all(
      ids.map(async (applicationId) => ({
        applicationId,
        contentsVersion: await seenContents(harness, applicationId),
      })),
    );
  const start = async (owner: Actor, applicationIds: string[], decision = accept, note?: string) =>
    (await harness.call(startBulkDecision, { applications: await seen(applicationIds), decision, note }, owner)).id;
  async function untilItWaits(id: string): Promise<number | null> {
    for (;;) {
      const { againAfterMs } = await harness.call(carryOutBulkDecision, { id }, SYSTEM);
      if (againAfterMs !== 0) return againAfterMs;
    }
  }
  const exported = async ({ id: personId }: Actor) =>
    JSON.stringify(await harness.call(applicationsPersonData, { personId }, SYSTEM));
  const beforeDecision = ['application.drafted', 'application.submitted'];
  const heard = (id: string) => harness.receivedTypes(id).filter((type) => !beforeDecision.includes(type));

  it('[AP-034] tells each vendor once, a minute later, and until then only the organizer sees it', async () => {
    const { owner, vendors, ids } = await applied(2);
    const startedAt = harness.clock.now().getTime();
    const id = await start(owner, ids, accept, 'Welcome');
    expect(await untilItWaits(id)).toBeGreaterThan(0);
    const kept = await harness.db.collection<{ _id: string; undoUntil: Date }>('bulkDecisions').findOne({ _id: id });
    expect(kept!.undoUntil.getTime() - startedAt).toBeGreaterThanOrEqual(60_000);
    const [first] = ids as [string, string];
    const ann = vendors[0]!;
    expect(await statusOf(first, owner)).toBe('accepted');
    expect(await statusOf(first, ann)).toBe('pending');
    const mine = async (status: 'pending' | 'accepted') =>
      (await harness.call(myApplications, { page: 1, pageSize: 9, status: status as never }, ann)).total;
    expect([await mine('pending'), await mine('accepted')]).toEqual([1, 0]);
    const counts = async () => (await harness.call(myApplications, { page: 1, pageSize: 9 }, ann)).counts;
    expect(await counts()).toMatchObject({ pending: 1, accepted: 0 });
    const timeline = async (actor: Actor) =>
      (await harness.call(applicationTimeline, { id: first, limit: 50 }, actor)).items.map(({ what }) => what);
    expect(await timeline(ann)).not.toContain('accepted');
    expect(await timeline(owner)).toContain('accepted');
    expect(await exported(ann)).not.toMatch(/accepted"|Welcome/);
    const token = /([\w-]+)\.ics$/.exec((await harness.call(createCalendarFeed, {}, ann)).path)?.[1] ?? '';
    expect(await harness.call(calendarEntries, { token })).toMatchObject([{ status: 'pending', boothLocation: null }]);
    expect(await harness.call(vendorAnalytics, {}, ann)).toMatchObject({ pending: 1, accepted: 0 });
    const terms = harness.call(withdrawalTerms, { id: first }, ann);
    await expect(terms).rejects.toMatchObject({ code: 'APPLICATION.HELD' });
    expect(heard(first)).toEqual([]);

    await harness.clock.advance(60_000);
    expect(await untilItWaits(id)).toBeNull();
    expect(await untilItWaits(id)).toBeNull();
    expect(await statusOf(first, ann)).toBe('accepted');
    expect([await mine('pending'), await mine('accepted')]).toEqual([0, 1]);
    expect(await counts()).toMatchObject({ pending: 0, accepted: 1 });
    await expect(harness.received(applicationAccepted, first)).resolves.toMatchObject({ vendorId: ann.id });
    expect(heard(first)).toEqual(['application.accepted']);
    expect(await timeline(ann)).toContain('accepted');
    expect((await harness.call(getApplication, { id: first }, ann)).customMessage).toBe('Welcome');
    expect(await exported(ann)).toContain('Welcome');
  });

  it('is undone within the minute, as if nothing had happened, and the booths are free again', async () => {
    const { owner, market, vendors, ids } = await applied(2, 1);
    const [first, second] = ids as [string, string];
    const id = await start(owner, [first], accept, 'Welcome');
    await untilItWaits(id);
    await expect(decide(harness, acceptApplication, { applicationId: second }, owner)).rejects.toMatchObject({
      code: 'APPLICATION.EVENT_FULL',
    });
    await expect(harness.call(undoBulkDecision, { id }, organizer())).rejects.toMatchObject({ code: 'NOT_FOUND' });
    await harness.call(undoBulkDecision, { id }, owner);
    await harness.call(undoBulkDecision, { id }, owner);
    expect(await untilItWaits(id)).toBeNull();
    await harness.clock.advance(120_000);
    expect(await untilItWaits(id)).toBeNull();
    expect(await statusOf(first, owner)).toBe('pending');
    expect(heard(first)).toEqual([]);
    const timeline = await harness.call(applicationTimeline, { id: first, limit: 50 }, vendors[0]!);
    expect(timeline.items.map(({ what }) => what)).toEqual(['drafted', 'submitted']);
    expect(await exported(vendors[0]!)).not.toMatch(/accepted"|Welcome/);
    const { decided, events } = await harness.call(
      previewBulkDecision,
      { decision: accept, applications: await seen(ids) },
      owner,
    );
    expect({ decided, left: events[0] }).toMatchObject({
      decided: 1,
      left: { eventId: market.marketEventId, boothsLeft: 1 },
    });
    await decide(harness, acceptApplication, { applicationId: second }, owner);
    expect(await statusOf(second, owner)).toBe('accepted');
  });

  it('cannot be undone after the minute: what a vendor could pay stays', async () => {
    const { owner, ids } = await applied(1);
    const id = await start(owner, ids);
    await untilItWaits(id);
    await harness.clock.advance(60_000);
    await expect(harness.call(undoBulkDecision, { id }, owner)).rejects.toMatchObject({
      code: 'BULK_DECISION.TOO_LATE',
    });
    await untilItWaits(id);
    await expect(harness.call(undoBulkDecision, { id }, owner)).rejects.toMatchObject({
      code: 'BULK_DECISION.TOO_LATE',
    });
    expect(await statusOf(ids[0]!, owner)).toBe('accepted');
  });

  it('gives the last booths once, to the first in order, also against another tab and another bulk', async () => {
    const { owner, market, ids } = await applied(5, 2);
    const preview = await harness.call(previewBulkDecision, { decision: accept, applications: await seen(ids) }, owner);
    expect(preview).toMatchObject({ decided: 2, events: [{ title: market.title, boothsLeft: 2, decided: 2 }] });
    expect(preview.refused.map(({ applicationId }) => applicationId)).toEqual(ids.slice(2));
    const [one, two] = [await start(owner, ids.slice(0, 4)), await start(owner, ids)];
    await Promise.allSettled([
      untilItWaits(one),
      untilItWaits(two),
      decide(harness, acceptApplication, { applicationId: ids[4]! }, owner),
    ]);
    const accepted = await harness.db.collection('applications').countDocuments({
      marketEventId: market.marketEventId,
      status: 'accepted',
    });
    expect(accepted).toBe(2);
    const latest = await newest(owner);
    expect(latest).toMatchObject({ id: two, total: 5, done: 5, decision: accept });
    expect(latest!.decided + latest!.refused.length).toBe(5);
  });

  it('decides no application that its vendor changed after the organizer selected it, and says so', async () => {
    const { owner, vendors, ids } = await applied(2, 1);
    const [changed, kept] = ids as [string, string];
    const applications = await seen(ids);
    const edit = { applicationId: changed, productsOffered: 'Hot food', before: { productsOffered: 'Bread' } };
    await harness.call(editApplication, edit, vendors[0]!);
    const refused = [
      { applicationId: changed, message: expect.stringMatching(/^The vendor changed this application/) },
    ];
    await expect(harness.call(previewBulkDecision, { decision: accept, applications }, owner)).resolves.toMatchObject({
      decided: 1,
      refused,
    });
    const { id } = await harness.call(startBulkDecision, { decision: accept, applications }, owner);
    await untilItWaits(id);
    expect(await newest(owner)).toMatchObject({ decided: 1, refused });
    expect([await statusOf(changed, owner), await statusOf(kept, owner)]).toEqual(['pending', 'accepted']);
  });

  it('takes no booth for an application that cannot be accepted', async () => {
    const { owner, ids } = await applied(3, 2);
    const [rejected, first, second] = ids as [string, string, string];
    await decide(harness, rejectApplication, { applicationId: rejected }, owner);
    await untilItWaits(await start(owner, ids));
    expect(await newest(owner)).toMatchObject({
      decided: 2,
      refused: [{ applicationId: rejected }],
    });
    expect([await statusOf(first, owner), await statusOf(second, owner)]).toEqual(['accepted', 'accepted']);
  });

  it('says which applications cannot be decided and why, and never names those of others', async () => {
    const { owner, vendors, ids } = await applied(2);
    const foreign = await applied(1);
    await harness.publish(profileSaved, profileFacts({ personId: vendors[0]!.id, businessName: 'Ann Bread' }));
    await decide(harness, acceptApplication, { applicationId: ids[0]! }, owner);
    const applicationIds = [...ids, foreign.ids[0]!, newId()];
    const applications = await seen(applicationIds);
    const preview = () => harness.call(previewBulkDecision, { decision: reject, applications }, owner);
    await eventually(async () => expect((await preview()).refused[0]?.vendorName).toBe('Ann Bread'));
    const { decided, refused } = await preview();
    expect(decided).toBe(1);
    expect(refused.map(({ message }) => message)).toEqual([
      'Only pending applications can be accepted or rejected.',
      'Application not found',
      'Application not found',
    ]);
    expect(refused[1]?.vendorName).toBe('Unknown vendor');
    const id = await start(owner, applicationIds, reject, 'Enough bread');
    await untilItWaits(id);
    expect(await statusOf(foreign.ids[0]!, foreign.owner)).toBe('pending');
    expect(await newest(owner)).toMatchObject({ decided: 1, total: 4 });
    await expect(start(owner, foreign.ids)).rejects.toMatchObject({ code: 'NOT_FOUND' });
  });

  it('starts once for a repeated command, decides once for a repeated job, and outlives a deleted event', async () => {
    const { owner, market, ids } = await applied(1);
    const commandId = newId();
    const input = { decision: accept, applications: await seen(ids) };
    const first = await harness.call(startBulkDecision, input, owner, commandId);
    const again = await harness.call(startBulkDecision, input, owner, commandId);
    expect(again.id).toBe(first.id);
    await Promise.all([untilItWaits(first.id), untilItWaits(first.id)]);
    expect(await newest(owner)).toMatchObject({ decided: 1, refused: [] });
    const queue = openQueue(BULK_DECISIONS_QUEUE, { redis: harness.redis, config: harness.config, logger: console });
    await eventually(async () => expect((await queue.getJob(first.id))?.data).toEqual({ bulkDecisionId: first.id }));
    await queue.close();
    await harness.publish(marketEventDeleted, { marketEventId: market.marketEventId, organizerId: owner.id });
    await eventually(async () =>
      expect(await harness.db.collection('applications').countDocuments({ _id: ids[0] as never })).toBe(0),
    );
    await harness.call(undoBulkDecision, { id: first.id }, owner);
    expect(await untilItWaits(first.id)).toBeNull();
    const undone = { _id: first.id as never, status: BulkDecisionStatus.undone };
    expect(await harness.db.collection('bulkDecisions').countDocuments(undone)).toBe(1);
  });

  it('tells the vendors also if the organizer deletes their account within the minute', async () => {
    const { owner, vendors, ids } = await applied(1);
    const id = await start(owner, ids, reject, 'Enough bread');
    await untilItWaits(id);
    const stored = (more: object) =>
      harness.db.collection('bulkDecisions').countDocuments({ organizerId: owner.id, ...more });
    const erase = () => harness.publish(personErased, { personId: owner.id, addresses: [] });
    await erase();
    await eventually(async () => expect(await stored({ note: 'Enough bread' })).toBe(0));
    await harness.clock.advance(60_000);
    expect(await untilItWaits(id)).toBeNull();
    expect(await statusOf(ids[0]!, vendors[0]!)).toBe('rejected');
  });

  it('decides nothing in a job that lost its lock and continues after the undo', async () => {
    const { owner, vendors, ids } = await applied(2, 1);
    const id = await start(owner, ids);
    const bulks = harness.app.get(BulkDecisions);
    const find = bulks.find.bind(bulks);
    jest.spyOn(bulks, 'find').mockImplementationOnce(async (bulkId) => {
      const before = await find(bulkId);
      await untilItWaits(id);
      await harness.call(undoBulkDecision, { id }, owner);
      await untilItWaits(id);
      return before;
    });
    await harness.call(carryOutBulkDecision, { id }, SYSTEM);
    jest.restoreAllMocks();
    expect([await statusOf(ids[0]!, owner), await statusOf(ids[1]!, owner)]).toEqual(['pending', 'pending']);
    await expect(harness.call(withdrawApplication, { applicationId: ids[1]! }, vendors[1]!)).resolves.toBeDefined();
    expect(await newest(owner)).toMatchObject({ id, status: BulkDecisionStatus.undone });
  });

  it('is marked as over when nothing could be decided', async () => {
    const { owner, ids } = await applied(1);
    await decide(harness, acceptApplication, { applicationId: ids[0]! }, owner);
    expect(await untilItWaits(await start(owner, ids))).toBeNull();
  });
});
