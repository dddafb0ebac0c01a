import {
  acceptApplication,
  applicationWithdrawn,
  createDraft,
  marketEventSaved,
  organizerApplications,
  paymentCompleted,
  paymentFailed,
  paymentProcessingStarted,
  paymentRefunded,
  personErased,
  submitApplication,
} from '@stallbook/contracts';
import { ERASED, newId, termsOf, type Actor } from '@stallbook/kernel';
import type { Reaction } from '@stallbook/event-store';
import { MONGO_CLIENT } from '@stallbook/platform';
import { eventually } from '@stallbook/testing';
import type { MongoClient } from 'mongodb';
import { ProfileReplicas } from '../../replicas/profile-replicas.js';
import { marketEvent, organizer, vendor } from '../../testing/builders.js';
import { decide, openHarness, type Harness } from '../../testing/harness.js';
import { VendorErasedReaction } from './vendor-erased.reaction.js';

describe('the applications of a vendor who deletes their account', () => {
  let harness: Harness;
  const owner = organizer();
  beforeAll(async () => {
    harness = await openHarness('2027-04-01T10:00:00Z');
  });
  afterAll(() => harness?.close());

  const newMarket = async (given: Parameters<typeof marketEvent>[0] = {}) => {
    const market = marketEvent({ organizerId: owner.id, maxVendors: 1, ...given });
    await harness.publish(marketEventSaved, market);
    return market;
  };
  const apply = async (market: ReturnType<typeof marketEvent>, who: Actor) => {
    const { id: draftId } = await harness.call(createDraft, { eventId: market.marketEventId }, who);
    await harness.call(submitApplication, { draftId, productsOffered: 'Bread', terms: termsOf(market) }, who);
    return draftId;
  };
  const paymentOf = (applicationId: string, { marketEventId }: ReturnType<typeof marketEvent>, who: Actor) => ({
    paymentId: newId(),
    applicationId,
    marketEventId,
    vendorId: who.id,
    organizerId: owner.id,
    amountCents: 8500,
    platformFeeCents: 425,
    payoutCents: 8075,
    currency: 'usd' as const,
  });
  const accept = (applicationId: string) => decide(harness, acceptApplication, { applicationId }, owner);
  const listed = async ({ marketEventId }: ReturnType<typeof marketEvent>) =>
    (await harness.call(organizerApplications, { page: 1, pageSize: 12, eventId: marketEventId }, owner)).items.map(
      ({ status }) => status,
    );

  it('free booths that are not paid, and are no longer offered for a decision', async () => {
    const ann = vendor();
    const [unpaid, free, waiting] = [
      await newMarket(),
      await newMarket({ boothFeeCents: 0, applicationFeeCents: 0 }),
      await newMarket(),
    ];
    for (const market of [unpaid, free]) await accept(await apply(market, ann));
    await apply(waiting, ann);
    await harness.publish(personErased, { personId: ann.id, addresses: [] });
    for (const market of [unpaid, free]) {
      const next = await apply(market, vendor());
      await eventually(() => expect(accept(next)).resolves.toMatchObject({ status: 'accepted' }));
    }
    expect((await listed(unpaid)).sort()).toEqual(['accepted', 'withdrawn']);
    await eventually(async () => expect(await listed(waiting)).toEqual([]));
  });

  it('tell the organizer that the booth is free, once', async () => {
    const ann = vendor();
    const id = await apply(await newMarket(), ann);
    await accept(id);
    await harness.publish(personErased, { personId: ann.id, addresses: [] });
    await expect(harness.received(applicationWithdrawn, id)).resolves.toMatchObject({
      wasAccepted: true,
      organizerId: owner.id,
    });
    await harness.publish(personErased, { personId: ann.id, addresses: [] });
    await eventually(async () => expect(await harness.db.collection('processes').countDocuments()).toBe(0));
    expect(harness.receivedTypes(id).filter((type) => type === applicationWithdrawn.type)).toHaveLength(1);
  });

  it('stay as they are while their event is being deleted, so the organizer gets no message', async () => {
    const ann = vendor();
    const [deleted, kept] = [await newMarket(), await newMarket()];
    const [ofDeleted, ofKept] = [await apply(deleted, ann), await apply(kept, ann)];
    for (const id of [ofDeleted, ofKept]) await accept(id);
    const payments = [paymentOf(ofDeleted, deleted, ann), paymentOf(ofKept, kept, ann)];
    for (const payment of payments) await harness.publish(paymentCompleted, payment);
    const stored = harness.db.collection<{ _id: string; status: string }>('applications');
    const paid = { vendorId: ann.id, paymentStatus: 'completed' };
    await eventually(async () => expect(await stored.countDocuments(paid)).toBe(2));
    const { marketEventId } = deleted;
    await harness.publish(marketEventSaved, { ...deleted, status: 'draft', isBeingDeleted: true, revision: 2 });
    const replicas = harness.db.collection<{ _id: string }>('marketEventReplicas');
    await eventually(async () => expect(await replicas.findOne({ _id: marketEventId })).toMatchObject({ revision: 2 }));
    await harness.publish(personErased, { personId: ann.id, addresses: [] });
    for (const payment of payments) await harness.publish(paymentRefunded, payment);
    await eventually(async () => expect(await stored.findOne({ _id: ofKept })).toMatchObject({ status: 'withdrawn' }));
    const refunded = { paymentStatus: 'refunded' };
    await eventually(async () => expect(await stored.findOne({ _id: ofDeleted })).toMatchObject(refunded));
    await eventually(async () => expect(await harness.db.collection('processes').countDocuments()).toBe(0));
    expect(await stored.findOne({ _id: ofDeleted })).toMatchObject({ status: 'accepted' });
    await harness.received(applicationWithdrawn, ofKept);
    expect(harness.receivedTypes(ofDeleted)).not.toContain(applicationWithdrawn.type);
  });

  it('send no message to an organizer who deleted their event', async () => {
    const ann = vendor();
    const [deleted, kept] = [await newMarket(), await newMarket()];
    const [ofDeleted, ofKept] = [await apply(deleted, ann), await apply(kept, ann)];
    const replicas = harness.db.collection<{ _id: string }>('marketEventReplicas');
    const { marketEventId: _id } = deleted;
    await replicas.updateOne({ _id }, { $set: { deleted: true, revision: Number.MAX_SAFE_INTEGER } });
    await harness.publish(personErased, { personId: ann.id, addresses: [] });
    await harness.received(applicationWithdrawn, ofKept);
    await eventually(async () => expect(await harness.db.collection('processes').countDocuments()).toBe(0));
    expect(harness.receivedTypes(ofDeleted)).not.toContain(applicationWithdrawn.type);
  });

  it('stay as they are where the booth is paid', async () => {
    const ann = vendor();
    const market = await newMarket();
    const applicationId = await apply(market, ann);
    await accept(applicationId);
    await harness.publish(paymentCompleted, paymentOf(applicationId, market, ann));
    const stored = harness.db.collection<{ _id: string }>('applications');
    await eventually(async () =>
      expect(await stored.findOne({ _id: applicationId })).toMatchObject({ paymentStatus: 'completed' }),
    );
    await harness.publish(personErased, { personId: ann.id, addresses: [] });
    await eventually(async () =>
      expect(await stored.findOne({ _id: applicationId })).toMatchObject({ productsOffered: ERASED }),
    );
    await eventually(async () => expect(await harness.db.collection('processes').countDocuments()).toBe(0));
    expect(await listed(market)).toEqual(['accepted']);
  });

  it.each([
    ['the bank refuses', paymentProcessingStarted, paymentFailed],
    ['is refunded', paymentCompleted, paymentRefunded],
  ])('free a booth whose payment %s afterward', async (_what, paid, lost) => {
    const ann = vendor();
    const market = await newMarket();
    const applicationId = await apply(market, ann);
    await accept(applicationId);
    const payment = paymentOf(applicationId, market, ann);
    await harness.publish(paid, payment);
    await harness.publish(personErased, { personId: ann.id, addresses: [] });
    await eventually(async () => expect(await harness.db.collection('processes').countDocuments()).toBe(0));
    expect(await listed(market)).toEqual(['accepted']);
    await harness.publish(lost, payment);
    await eventually(async () => expect(await listed(market)).toEqual(['withdrawn']));
    const next = await apply(market, vendor());
    await expect(accept(next)).resolves.toMatchObject({ status: 'accepted' });
  });

  it('free a booth whose payment fails while the account is erased, but not before', async () => {
    const ann = vendor();
    const market = await newMarket();
    const applicationId = await apply(market, ann);
    await accept(applicationId);
    const payment = paymentOf(applicationId, market, ann);
    await harness.publish(paymentFailed, payment);
    await eventually(async () => expect(await harness.db.collection('processes').countDocuments()).toBe(0));
    expect(await listed(market)).toEqual(['accepted']);
    const session = harness.app.get<MongoClient>(MONGO_CLIENT).startSession();
    session.startTransaction({ readConcern: { level: 'snapshot' } });
    expect(await harness.app.get(ProfileReplicas).isErased(ann.id, session)).toBe(false);
    await harness.publish(personErased, { personId: ann.id, addresses: [] });
    await eventually(async () => expect(await listed(market)).toEqual(['withdrawn']));
    const startProcess = jest.fn();
    const concurrent = { session, startProcess } as unknown as Reaction;
    await Promise.resolve(harness.app.get(VendorErasedReaction).unpaid({ vendorId: ann.id }, concurrent));
    expect(startProcess).toHaveBeenCalled();
    await session.abortTransaction();
    await session.endSession();
  });
});
