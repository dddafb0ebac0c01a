import {
  applicationAccepted,
  applicationSubmitted,
  blockThread,
  BroadcastGroup,
  BROADCASTS_QUEUE,
  BroadcastStatus,
  carryOutBroadcast,
  leaveThread,
  marketEventSaved,
  membershipSaved,
  messageThread,
  MessageThreadType,
  myBroadcasts,
  myMessageThreads,
  notificationsPersonData,
  paymentCompleted,
  paymentFailed,
  paymentProcessingStarted,
  paymentReopened,
  personErased,
  previewBroadcast,
  profileSaved,
  startBroadcast,
  unreadThreads,
} from '@stallbook/contracts';
import { newId, type Actor } from '@stallbook/kernel';
import { openQueue } from '@stallbook/platform';
import { marketEventFacts, profileFacts } from '@stallbook/platform/testing';
import { eventually } from '@stallbook/testing';
import { conversationsOf } from '../testing/conversations.js';
import { openHarness, personOf, worker, type Harness } from '../testing/harness.js';

const { accepted, pending, unpaid } = BroadcastGroup;
type PaymentEvent =
  typeof paymentCompleted | typeof paymentFailed | typeof paymentProcessingStarted | typeof paymentReopened;
type Payment = 'paid' | 'owes' | 'owes nothing' | null;

describe('writing to a group of vendors', () => {
  let harness: Harness;
  let talk: ReturnType<typeof conversationsOf>;
  beforeAll(async () => {
    harness = await openHarness();
    talk = conversationsOf(harness);
  });
  afterAll(() => harness?.close());

  async function market() {
    const [olga, eventId] = [personOf('organizer'), newId()];
    await harness.publishMarketEvent(eventId, olga.id, 'River Market');
    const known = () => harness.db.collection('replicas').countDocuments({ _id: eventId as never });
    await eventually(async () => expect(await known()).toBe(1));
    const applied = new Map<string, { applicationId: string }>();
    const publishPayment = (event: PaymentEvent, { id: vendorId }: Actor) => {
      const { applicationId } = applied.get(vendorId)!;
      const ids = { paymentId: applicationId, applicationId, marketEventId: eventId, vendorId, organizerId: olga.id };
      const money = { currency: 'usd' as const, amountCents: 7_500, platformFeeCents: 0, payoutCents: 7_500 };
      return harness.publish(event, { ...ids, ...money });
    };
    const apply = async (name: string, payment: Payment, categories: string[] = []) => {
      const [vendor, applicationId] = [personOf('vendor'), newId()];
      const profile = {
        personId: vendor.id,
        role: 'vendor' as const,
        businessName: name,
        productCategories: categories,
      };
      await harness.publish(profileSaved, profileFacts(profile));
      const subject = { applicationId, marketEventId: eventId, vendorId: vendor.id, organizerId: olga.id };
      const fees = { boothFeeCents: payment === 'owes nothing' ? 0 : 7_500, applicationFeeCents: 0 };
      await harness.publish(applicationSubmitted, { ...subject, ...fees });
      if (payment !== null) await harness.publish(applicationAccepted, { ...subject, ...fees });
      applied.set(vendor.id, { applicationId });
      if (payment === 'paid') await publishPayment(paymentCompleted, vendor);
      return vendor;
    };
    const preview = (group: BroadcastGroup, category?: string) =>
      harness.call(previewBroadcast, { eventId, group, category }, olga);
    const totals = async () => [
      (await preview(accepted)).total,
      (await preview(unpaid)).total,
      (await preview(pending)).total,
    ];
    const start = async (group: BroadcastGroup, content: string, broadcastId = newId()) => {
      const { total: expected } = await preview(group);
      return harness.call(startBroadcast, { eventId, group, broadcastId, content, expected }, olga);
    };
    return { olga, eventId, apply, publishPayment, preview, totals, start };
  }
  const step = (id: string) => harness.call(carryOutBroadcast, { id }, worker);
  async function untilSent(id: string): Promise<void> {
    for (;;) {
      const { done, total } = await step(id);
      if (done >= total) return;
    }
  }
  const inbox = async (vendor: Actor) => {
    const { items } = await harness.call(myMessageThreads, { limit: 20 }, vendor);
    return Promise.all(items.map(({ id }) => talk.textsIn(id, vendor)));
  };

  it('shows by name who is accepted, accepted without having paid, or waiting, also by category', async () => {
    const { apply, preview, totals } = await market();
    await apply('Ann Bread', 'paid', ['food']);
    await apply('Ben Clay', 'owes', ['crafts', 'food']);
    await apply('Cleo Free', 'owes nothing', ['crafts']);
    await apply('Dan Later', null, ['food']);
    await eventually(async () => expect(await totals()).toEqual([3, 1, 1]));
    await expect(preview(accepted)).resolves.toMatchObject({
      eventTitle: 'River Market',
      names: ['Ann Bread', 'Ben Clay', 'Cleo Free'],
      leftOut: [],
      categories: ['crafts', 'food'],
    });
    await expect(preview(accepted, 'crafts')).resolves.toMatchObject({ names: ['Ben Clay', 'Cleo Free'] });
    expect([(await preview(unpaid)).names, (await preview(pending)).names]).toEqual([['Ben Clay'], ['Dan Later']]);
  });

  it('counts no vendor as unpaid while the bank processes the payment, and again if it fails', async () => {
    const { apply, publishPayment, totals } = await market();
    const ann = await apply('Ann', 'owes');
    await eventually(async () => expect(await totals()).toEqual([1, 1, 0]));
    for (const [event, unpaidTotal] of [
      [paymentProcessingStarted, 0],
      [paymentFailed, 1],
      [paymentProcessingStarted, 0],
      [paymentReopened, 1],
      [paymentCompleted, 0],
    ] as const) {
      await publishPayment(event, ann);
      await eventually(async () => expect(await totals()).toEqual([1, unpaidTotal, 0]));
    }
  });

  it('sends each vendor one message in their own conversation, which starts or continues', async () => {
    const { olga, eventId, apply, totals, start } = await market();
    const vendors = [await apply('Ann', 'paid'), await apply('Ben', 'owes')];
    const other = await apply('Dan', null);
    await eventually(async () => expect(await totals()).toEqual([2, 1, 1]));
    const live = await harness.follow(vendors[0]!);
    const { id, status, total } = await start(accepted, ' Load-in starts at 7. ');
    expect({ status, total }).toEqual({ status: BroadcastStatus.sending, total: 2 });
    await untilSent(id);
    expect(await Promise.all(vendors.map(inbox))).toEqual([[['Load-in starts at 7.']], [['Load-in starts at 7.']]]);
    expect(await inbox(other)).toEqual([]);
    await eventually(() => expect(live().map(({ type }) => String(type))).toContain('message'));
    const [{ id: threadId } = { id: '' }] = await talk.threadsOf(vendors[0]!);
    await expect(talk.thread(threadId, vendors[0]!)).resolves.toMatchObject({
      threadType: MessageThreadType.application,
      eventId,
      others: [{ userId: olga.id }],
    });
    await untilSent((await start(accepted, 'One hour later.')).id);
    expect(await inbox(vendors[0]!)).toEqual([['Load-in starts at 7.', 'One hour later.']]);
    expect(await harness.call(unreadThreads, {}, vendors[0]!)).toEqual({ count: 1 });
    await expect(harness.call(myBroadcasts, { id: eventId }, olga)).resolves.toMatchObject([
      { content: 'One hour later.', status: 'sent', total: 2, done: 2, delivered: 2, notReached: [] },
      { content: 'Load-in starts at 7.' },
    ]);
  });

  it('reaches each person exactly once, though the worker is killed midway and its job runs twice', async () => {
    const { olga, eventId, apply, totals, start } = await market();
    const vendors = await Promise.all(Array.from({ length: 26 }, (_, n) => apply(`Vendor ${n}`, 'owes')));
    await eventually(async () => expect((await totals())[0]).toBe(26));
    const { id } = await start(accepted, 'Bring weights for your tent.');
    await step(id);
    // What a kill leaves behind after some messages, before the progress was stored.
    const killed = { $set: { cursor: 0, delivered: 0, notReached: [] } };
    await harness.db.collection('broadcasts').updateOne({ _id: id as never }, killed);
    await Promise.all([untilSent(id), untilSent(id)]);
    await untilSent(id);
    const delivered = harness.db.collection('messages').find({ senderId: olga.id });
    const threads = (await delivered.toArray()).map(({ threadId }) => threadId as string);
    const read = harness.db.collection('messageParticipants').find({ threadId: { $in: threads }, unread: 1 });
    const people = (await read.toArray()).map(({ personId }) => personId as string);
    expect(threads).toHaveLength(26);
    expect(people.sort()).toEqual(vendors.map(({ id: personId }) => personId).sort());
    await expect(harness.call(myBroadcasts, { id: eventId }, olga)).resolves.toMatchObject([
      { status: 'sent', done: 26, delivered: 26, notReached: [] },
    ]);
  });

  it('is started once by a repeated command, and queued as one job', async () => {
    const { apply, totals, start } = await market();
    await apply('Ann', 'paid');
    await eventually(async () => expect((await totals())[0]).toBe(1));
    const broadcastId = newId();
    await Promise.all([start(accepted, 'Hello', broadcastId), start(accepted, 'Hello', broadcastId)]);
    const queue = openQueue(BROADCASTS_QUEUE, { redis: harness.redis, config: harness.config, logger: console });
    await eventually(async () => expect((await queue.getJob(broadcastId))?.data).toEqual({ broadcastId }));
    await queue.close();
    expect(await harness.db.collection('broadcasts').countDocuments({ _id: broadcastId as never })).toBe(1);
    await expect(start(accepted, 'Hello again', broadcastId)).rejects.toMatchObject({ code: 'ALREADY_EXISTS' });
    const foreign = await market();
    await foreign.apply('Zoe', 'paid');
    await eventually(async () => expect((await foreign.totals())[0]).toBe(1));
    await expect(foreign.start(accepted, 'Mine', broadcastId)).rejects.toMatchObject({ code: 'ALREADY_EXISTS' });
  });

  it('leaves out vendors who blocked the organizer or left, before and after it started', async () => {
    const { olga, eventId, apply, totals, preview, start } = await market();
    const [ann, ben, cleo, dan] = [
      await apply('Ann', 'paid'),
      await apply('Ben', 'paid'),
      await apply('Cleo', 'paid'),
      await apply('Dan', 'paid'),
    ];
    await eventually(async () => expect((await totals())[0]).toBe(4));
    const { id: withBen } = await talk.start({ threadType: MessageThreadType.person, subjectId: ben.id }, olga);
    await harness.call(blockThread, { threadId: withBen, on: true }, ben);
    await untilSent((await start(accepted, 'Welcome')).id);
    const [{ id: withCleo } = { id: '' }] = await talk.threadsOf(cleo);
    await harness.call(leaveThread, { id: withCleo }, cleo);
    await expect(preview(accepted)).resolves.toMatchObject({ names: ['Ann', 'Dan'], leftOut: ['Ben', 'Cleo'] });

    const { id } = await start(accepted, 'See you soon');
    const [{ id: withDan } = { id: '' }] = await talk.threadsOf(dan);
    await harness.call(blockThread, { threadId: withDan, on: true }, dan);
    await untilSent(id);
    expect(await inbox(ann)).toEqual([['Welcome', 'See you soon']]);
    expect(await talk.textsIn(withDan, dan)).toEqual(['Welcome']);
    expect((await harness.call(myBroadcasts, { id: eventId }, olga))[0]).toMatchObject({
      status: 'sent',
      total: 2,
      delivered: 1,
      notReached: ['Dan'],
    });
    await expect(harness.call(messageThread, { id: withCleo }, cleo)).rejects.toMatchObject({ code: 'NOT_FOUND' });
  });

  it('is refused for events of others, without text, without recipients, and after the group changed', async () => {
    const { olga, eventId, apply, totals } = await market();
    const mallory = personOf('organizer');
    await expect(harness.call(previewBroadcast, { eventId, group: accepted }, mallory)).rejects.toMatchObject({
      code: 'NOT_FOUND',
    });
    const send = (actor: Actor, content: string, expected: number) =>
      harness.call(startBroadcast, { eventId, group: accepted, broadcastId: newId(), content, expected }, actor);
    await expect(send(olga, 'Hello', 1)).rejects.toMatchObject({ code: 'BROADCAST.NO_RECIPIENTS' });
    await apply('Ann', 'paid');
    await eventually(async () => expect((await totals())[0]).toBe(1));
    await expect(send(mallory, 'Hello', 1)).rejects.toMatchObject({ code: 'NOT_FOUND' });
    await expect(send(olga, ' ​ ', 1)).rejects.toMatchObject({ code: 'MESSAGE.EMPTY' });
    await expect(send(olga, 'Hello', 2)).rejects.toMatchObject({ code: 'BROADCAST.GROUP_CHANGED' });
  });

  it('reaches no one more after the event changed hands', async () => {
    const { olga, eventId, apply, totals, start } = await market();
    const ann = await apply('Ann', 'paid');
    await eventually(async () => expect((await totals())[0]).toBe(1));
    const { id } = await start(accepted, 'Hello');
    const organizerId = newId();
    await harness.publish(marketEventSaved, marketEventFacts({ marketEventId: eventId, organizerId, revision: 2 }));
    await eventually(async () =>
      expect(await harness.db.collection('replicas').countDocuments({ 'data.organizerId': organizerId })).toBe(1),
    );
    await untilSent(id);
    expect(await inbox(ann)).toEqual([]);
    expect((await harness.call(myBroadcasts, { id: eventId }, olga))[0]).toMatchObject({ delivered: 0 });
  });

  it('is limited per hour by plan, is part of the organizer’s data, and is erased with them', async () => {
    const { olga, eventId, apply, totals, start } = await market();
    await apply('Ann', 'paid');
    await eventually(async () => expect((await totals())[0]).toBe(1));
    const [id = ''] = await Promise.all(['One', 'Two', 'Three'].map(async (text) => (await start(accepted, text)).id));
    await expect(start(accepted, 'Four')).rejects.toMatchObject({
      code: 'RATE_LIMITED',
      message: expect.stringMatching(
        /^You can write to a whole group 3 times an hour\. Please try again in (5\d|60) minutes\.$/,
      ) as string,
    });
    const { kinds } = await harness.call(notificationsPersonData, { personId: olga.id }, worker);
    const written = kinds.find(({ kind }) => kind === 'broadcasts')?.records as { content: string }[];
    expect(written.map(({ content }) => content).sort()).toEqual(['One', 'Three', 'Two']);
    await harness.publish(personErased, { personId: olga.id, addresses: [] });
    await eventually(async () => expect(await harness.call(myBroadcasts, { id: eventId }, olga)).toEqual([]));
    await expect(step(id)).resolves.toEqual({ done: 1, total: 1, againAfterMs: null });
  });

  it('is possible more often on a paid plan', async () => {
    const { olga, apply, totals, start } = await market();
    await apply('Ann', 'paid');
    const allowed = { isVendorPro: false, isOrganizerPro: true, canBoostListings: false, canViewSuggestions: false };
    const plan = {
      personId: olga.id,
      tier: 'organizer_pro' as const,
      ...allowed,
      canReadLibrary: true,
      maxBookmarks: -1,
    };
    await harness.publish(membershipSaved, plan);
    await eventually(async () => {
      expect((await totals())[0]).toBe(1);
      expect(await harness.db.collection('membershipReplicas').countDocuments({ _id: olga.id as never })).toBe(1);
    });
    for (const text of ['One', 'Two', 'Three', 'Four']) await start(accepted, text);
  });
});
