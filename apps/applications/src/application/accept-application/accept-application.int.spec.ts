import {
  acceptApplication,
  applicationCountsByEventIds,
  addPhoto,
  editApplication,
  applicationAccepted,
  applicationRejected,
  applicationTimeline,
  createDraft,
  getApplication,
  marketEventDeleted,
  marketEventSaved,
  myApplications,
  paymentCompleted,
  profileSaved,
  rejectApplication,
  submitApplication,
} from '@stallbook/contracts';
import { newId, type Actor } from '@stallbook/kernel';
import { eventually } from '@stallbook/testing';
import { marketEvent, organizer, profile, vendor, terms, termsOn } from '../../testing/builders.js';
import { decide, openHarness, type Harness } from '../../testing/harness.js';

describe('reviewing applications', () => {
  let stage: Harness;
  const owner = organizer();

  beforeAll(async () => {
    stage = await openHarness('2027-04-01T10:00:00Z');
    await stage.publish(profileSaved, profile(owner.id, 'organizer', 'Riverside Markets'));
  });
  afterAll(() => stage?.close());

  const newMarket = async (maxVendors: number | null = null) => {
    const market = marketEvent({ organizerId: owner.id, maxVendors });
    await stage.publish(marketEventSaved, market);
    return market;
  };
  const apply = async (eventId: string, who: Actor = vendor(), seen = terms) => {
    const { id: draftId } = await stage.call(createDraft, { eventId }, who);
    return stage.call(submitApplication, { draftId, productsOffered: 'Bread', terms: seen }, who);
  };

  it('[AP-034] accepts with a booth and a message; a repetition gets the same answer', async () => {
    const { marketEventId } = await newMarket();
    const ann = vendor();
    const { id: applicationId } = await apply(marketEventId, ann);
    const command = newId();
    const input = { applicationId, boothLocation: 'A7', customMessage: 'Welcome' };
    const done = await decide(stage, acceptApplication, input, owner, command);
    expect(done).toMatchObject({ status: 'accepted', boothLocation: 'A7', customMessage: 'Welcome' });
    await expect(decide(stage, acceptApplication, input, owner, command)).resolves.toEqual(done);
    await expect(stage.call(getApplication, { id: applicationId }, ann)).resolves.toEqual(done);
    await expect(stage.received(applicationAccepted, applicationId)).resolves.toMatchObject({
      boothFeeCents: 7500,
      organizerId: owner.id,
    });
  });

  it('[AP-035] rejects with a reason that the vendor sees', async () => {
    const { marketEventId } = await newMarket();
    const ann = vendor();
    const { id: applicationId } = await apply(marketEventId, ann);
    await decide(stage, rejectApplication, { applicationId, rejectionReason: 'Enough bread' }, owner);
    await expect(stage.call(myApplications, { page: 1, pageSize: 12, status: undefined }, ann)).resolves.toMatchObject({
      items: [{ status: 'rejected', rejectionReason: 'Enough bread' }],
    });
    await expect(stage.received(applicationRejected, applicationId)).resolves.toBeDefined();
  });

  it('[AP-036] is for the owner of the event alone, who may have changed since', async () => {
    const market = await newMarket();
    const { id: applicationId } = await apply(market.marketEventId);
    const stranger = organizer();
    await expect(decide(stage, acceptApplication, { applicationId }, stranger)).rejects.toMatchObject({
      code: 'NOT_FOUND',
    });
    await expect(decide(stage, rejectApplication, { applicationId }, stranger)).rejects.toMatchObject({
      code: 'NOT_FOUND',
    });
    await stage.publish(marketEventSaved, { ...market, revision: 2, organizerId: stranger.id });
    await stage.publish(marketEventSaved, { ...market, revision: 1 });
    await eventually(() => expect(stage.call(getApplication, { id: applicationId }, stranger)).resolves.toBeDefined());
    await expect(decide(stage, acceptApplication, { applicationId }, owner)).rejects.toMatchObject({
      code: 'NOT_FOUND',
    });
    await expect(decide(stage, acceptApplication, { applicationId }, stranger)).resolves.toMatchObject({
      organizerId: stranger.id,
    });
    await expect(decide(stage, rejectApplication, { applicationId }, stranger)).rejects.toMatchObject({
      code: 'APPLICATION.NOT_PENDING',
    });
  });

  it('gives the last booth away once, however many are accepted at the same moment', async () => {
    const { marketEventId } = await newMarket(2);
    const waiting = await Promise.all(Array.from({ length: 6 }, () => apply(marketEventId)));
    const outcomes = await Promise.allSettled(
      waiting.map(({ id: applicationId }) => decide(stage, acceptApplication, { applicationId }, owner)),
    );
    const refused = outcomes.flatMap((outcome) => (outcome.status === 'rejected' ? [outcome.reason as unknown] : []));
    expect(refused).toHaveLength(4);
    for (const reason of refused) expect(reason).toMatchObject({ code: 'APPLICATION.EVENT_FULL' });
    const counts = await stage.call(applicationCountsByEventIds, { ids: [marketEventId] }, owner);
    expect(counts).toEqual([
      { eventId: marketEventId, total: 6, pending: 4, accepted: 2, rejected: 0, withoutBooth: 2, heldFeesCents: 0 },
    ]);
  });

  it('tells both parties who did what, when, before and after', async () => {
    const { marketEventId } = await newMarket();
    const ann = vendor();
    await stage.publish(profileSaved, profile(ann.id, 'vendor', "Ann's Bread"));
    const { id } = await apply(marketEventId, ann);
    await decide(stage, acceptApplication, { applicationId: id, boothLocation: 'B2' }, owner);
    const payment = { paymentId: newId(), applicationId: id, marketEventId, vendorId: ann.id, organizerId: owner.id };
    await stage.publish(paymentCompleted, {
      ...payment,
      currency: 'usd',
      amountCents: 8500,
      platformFeeCents: 425,
      payoutCents: 8075,
    });
    await eventually(async () =>
      expect(await stage.call(getApplication, { id }, ann)).toMatchObject({ paymentStatus: 'completed' }),
    );
    const all = await stage.call(applicationTimeline, { id, limit: 50 }, ann);
    expect(all.nextCursor).toBeNull();
    expect(all.items.map(({ what, actorName }) => [what, actorName])).toEqual([
      ['drafted', "Ann's Bread"],
      ['submitted', "Ann's Bread"],
      ['accepted', 'Riverside Markets'],
      ['payment-completed', 'Stallbook'],
    ]);
    expect(all.items[2]!.changes).toEqual([
      { field: 'status', before: 'pending', after: 'accepted' },
      { field: 'boothLocation', before: null, after: 'B2' },
    ]);
    expect(all.items[3]!.changes).toEqual([{ field: 'paymentStatus', before: 'pending', after: 'completed' }]);
    const theirs = await stage.call(applicationTimeline, { id, limit: 2 }, owner);
    expect(theirs.items.map(({ what }) => what)).toEqual(['submitted', 'accepted']);
    const rest = await stage.call(applicationTimeline, { id, limit: 2, cursor: theirs.nextCursor }, owner);
    expect(rest.items.map(({ what }) => what)).toEqual(['payment-completed']);
    await expect(stage.call(applicationTimeline, { id, limit: 2 }, vendor())).rejects.toMatchObject({
      code: 'NOT_FOUND',
    });
  });

  it('decides only on what the organizer saw: the vendor may change answers and photos until then', async () => {
    const { marketEventId } = await newMarket();
    const ann = vendor();
    const { id: applicationId, contentsVersion } = await apply(marketEventId, ann);
    const edit = { applicationId, productsOffered: 'Hot food', before: { productsOffered: 'Bread' } };
    const edited = await stage.call(editApplication, edit, ann);
    const outdated = { code: 'APPLICATION.CHANGED_MEANWHILE' };
    for (const decision of [acceptApplication, rejectApplication]) {
      await expect(stage.call(decision, { applicationId, contentsVersion }, owner)).rejects.toMatchObject(outdated);
    }
    await stage.call(addPhoto, { applicationId, photoId: newId(), fileSize: 1 }, ann);
    const accept = (seen: string) => stage.call(acceptApplication, { applicationId, contentsVersion: seen }, owner);
    await expect(accept(edited.contentsVersion)).rejects.toMatchObject(outdated);
    const shown = await stage.call(getApplication, { id: applicationId }, owner);
    await expect(accept(shown.contentsVersion)).resolves.toMatchObject({ productsOffered: 'Hot food' });
  });

  it('[AP-040] lists upcoming accepted events, soonest first, today’s until the day ends, and past ones after them', async () => {
    const ann = vendor();
    const on = (day: string) =>
      marketEvent({ organizerId: owner.id, startDate: day, endDate: day, applicationDeadline: null });
    const later = on('2027-06-01');
    const sooner = on('2027-04-10');
    const past = on('2027-04-03');
    const longPast = on('2027-04-02');
    for (const market of [longPast, later, sooner, past]) {
      await stage.publish(marketEventSaved, market);
      const { id: applicationId } = await apply(market.marketEventId, ann, termsOn(market.startDate));
      await decide(stage, acceptApplication, { applicationId }, owner);
    }
    await stage.clock.moveTo(new Date('2027-04-05T00:00:00Z'));
    const page = await stage.call(myApplications, { page: 1, pageSize: 12, upcoming: true }, ann);
    expect(page.total).toBe(2);
    expect(page.items.map(({ eventId }) => eventId)).toEqual([sooner.marketEventId, later.marketEventId]);
    const byDate = await stage.call(myApplications, { page: 1, pageSize: 12, byDate: true }, ann);
    expect(byDate.items.map(({ eventId }) => eventId)).toEqual(
      [sooner, later, past, longPast].map(({ marketEventId }) => marketEventId),
    );
    const totalAt = async (instant: string) => {
      await stage.clock.moveTo(new Date(instant));
      return (await stage.call(myApplications, { page: 1, pageSize: 12, upcoming: true }, ann)).total;
    };
    // In Portland, where the sooner one takes place on April 10.
    expect(await totalAt('2027-04-11T06:59:00Z')).toBe(2);
    expect(await totalAt('2027-04-11T07:01:00Z')).toBe(1);
    await stage.clock.moveTo(new Date('2027-04-01T10:00:00Z'));
  });

  it('[AP-040] lists an accepted event that closes after midnight until the end of the day on which it closes', async () => {
    const ann = vendor();
    const day = '2027-04-10';
    const night = {
      startDate: day,
      endDate: day,
      startTime: '18:00:00',
      endTime: '01:00:00',
      applicationDeadline: null,
    };
    const market = marketEvent({ organizerId: owner.id, ...night });
    await stage.publish(marketEventSaved, market);
    const { id: applicationId } = await apply(market.marketEventId, ann, termsOn(day));
    await decide(stage, acceptApplication, { applicationId }, owner);
    const totalAt = async (instant: string) => {
      await stage.clock.moveTo(new Date(instant));
      return (await stage.call(myApplications, { page: 1, pageSize: 12, upcoming: true }, ann)).total;
    };
    // In Portland, where it closes at 1 AM on April 11.
    expect(await totalAt('2027-04-11T07:01:00Z')).toBe(1);
    expect(await totalAt('2027-04-12T07:01:00Z')).toBe(0);
    await stage.clock.moveTo(new Date('2027-04-01T10:00:00Z'));
  });

  it('[EV-064] deletes the applications of a deleted market event, for good', async () => {
    const market = await newMarket();
    const ann = vendor();
    const { id } = await apply(market.marketEventId, ann);
    await stage.publish(marketEventDeleted, { marketEventId: market.marketEventId, organizerId: owner.id });
    await eventually(() =>
      expect(stage.call(getApplication, { id }, ann)).rejects.toMatchObject({ code: 'NOT_FOUND' }),
    );
    await stage.publish(marketEventSaved, { ...market, revision: 9 });
    await expect(stage.call(createDraft, { eventId: market.marketEventId }, ann)).rejects.toMatchObject({
      code: 'NOT_FOUND',
    });
  });
});
