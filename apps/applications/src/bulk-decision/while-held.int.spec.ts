import {
  acceptApplication,
  applicationAccepted,
  BulkDecisionKind,
  carryOutBulkDecision,
  createDraft,
  fullEventsByIds,
  myBulkDecisions,
  marketEventSaved,
  paymentProcessingStarted,
  personErased,
  startBulkDecision,
  submitApplication,
  undoBulkDecision,
} from '@stallbook/contracts';
import { newId } from '@stallbook/kernel';
import { actorAs } from '@stallbook/platform/testing';
import { eventually } from '@stallbook/testing';
import { marketEvent, organizer, terms, vendor } from '../testing/builders.js';
import { decide, openHarness, seenContents, type Harness } from '../testing/harness.js';

describe('a bulk acceptance in its minute of undo', () => {
  let harness: Harness;
  beforeAll(async () => {
    harness = await openHarness('2027-04-01T10:00:00Z');
  });
  afterAll(() => harness?.close());

  const stored = (_id: string) => harness.db.collection<{ _id: string }>('applications').findOne({ _id });
  const replicas = () => harness.db.collection<{ _id: string }>('marketEventReplicas');
  const apply = async (eventId: string, ann = vendor()) => {
    const { id: draftId } = await eventually(() => harness.call(createDraft, { eventId }, ann));
    await harness.call(submitApplication, { draftId, productsOffered: 'Bread', terms }, ann);
    return draftId;
  };
  const newest = async (owner: ReturnType<typeof organizer>) => (await harness.call(myBulkDecisions, {}, owner))[0];
  const carryOut = (id: string) => harness.call(carryOutBulkDecision, { id }, actorAs('system'));

  /** Ann's acceptance takes the only booth. */
  async function held() {
    const owner = organizer();
    const market = marketEvent({ organizerId: owner.id, maxVendors: 1 });
    await harness.publish(marketEventSaved, market);
    const ann = vendor();
    const applicationId = await apply(market.marketEventId, ann);
    const applications = [{ applicationId, contentsVersion: await seenContents(harness, applicationId) }];
    const input = { decision: BulkDecisionKind.accept, applications };
    const { id } = await harness.call(startBulkDecision, input, owner);
    await carryOut(id);
    expect(await stored(applicationId)).toMatchObject({ status: 'accepted', heldBy: id });
    const announce = async () => {
      await harness.clock.advance(60_000);
      await eventually(async () => expect((await carryOut(id)).againAfterMs).toBeNull());
    };
    return { owner, market, ann, applicationId, id, announce };
  }

  it('is undone, and the organizer reads why, when the event was taken down', async () => {
    const { owner, market, applicationId, announce } = await held();
    const { marketEventId } = market;
    await harness.publish(marketEventSaved, { ...market, revision: 2, status: 'draft' });
    await eventually(async () =>
      expect(await replicas().findOne({ _id: marketEventId })).toMatchObject({ status: 'draft' }),
    );
    await announce();
    expect(await stored(applicationId)).toMatchObject({ status: 'pending', heldBy: null });
    const message = 'This event is not public now, so no vendor can be accepted.';
    expect(await newest(owner)).toMatchObject({
      status: 'announced',
      decided: 0,
      refused: [{ applicationId, message }],
    });

    await harness.publish(marketEventSaved, { ...market, revision: 3 });
    const other = await apply(marketEventId);
    const acceptance = decide(harness, acceptApplication, { applicationId: other }, owner);
    await expect(acceptance).resolves.toMatchObject({ status: 'accepted' });
    await harness.received(applicationAccepted, other);
    expect(harness.receivedTypes(applicationId)).not.toContain(applicationAccepted.type);
  });

  it('is not told by the last booth: the event is full once the vendor is notified', async () => {
    const { market, announce } = await held();
    const { marketEventId: eventId } = market;
    const full = () => harness.call(fullEventsByIds, { ids: [eventId] });
    expect(await full()).toEqual([]);
    await announce();
    expect(await full()).toEqual([{ eventId }]);
  });

  it('announces what refuses to be undone, and undoes the others', async () => {
    const owner = organizer();
    const market = marketEvent({ organizerId: owner.id, maxVendors: 2 });
    await harness.publish(marketEventSaved, market);
    const { marketEventId } = market;
    const ann = vendor();
    const [paying, other] = [await apply(marketEventId, ann), await apply(marketEventId)];
    const applications = await Promise.all(
      [paying, other].map(async (applicationId) => ({
        applicationId,
        contentsVersion: await seenContents(harness, applicationId),
      })),
    );
    const input = { decision: BulkDecisionKind.accept, applications };
    const { id } = await harness.call(startBulkDecision, input, owner);
    await carryOut(id);
    const ids = { paymentId: newId(), applicationId: paying, marketEventId, vendorId: ann.id, organizerId: owner.id };
    const sums = { currency: 'usd' as const, amountCents: 8500, platformFeeCents: 425, payoutCents: 8075 };
    await harness.publish(paymentProcessingStarted, { ...ids, ...sums });
    await harness.call(undoBulkDecision, { id }, owner);
    await eventually(async () => expect((await carryOut(id)).againAfterMs).toBeNull());
    expect(await newest(owner)).toMatchObject({
      status: 'undone',
      refused: [{ applicationId: paying, message: 'The vendor is paying, so this can no longer be undone.' }],
    });
    expect([await stored(paying), await stored(other)]).toMatchObject([
      { status: 'accepted', heldBy: null },
      { status: 'pending' },
    ]);
    await harness.received(applicationAccepted, paying);
    const third = await apply(marketEventId);
    await decide(harness, acceptApplication, { applicationId: third }, owner);
    await expect(decide(harness, acceptApplication, { applicationId: other }, owner)).rejects.toMatchObject({
      code: 'APPLICATION.EVENT_FULL',
    });
  });

  it('is undone when the event is being deleted', async () => {
    const { market, applicationId, announce } = await held();
    // The reaction to the deletion marks the event before a process deletes its applications.
    await replicas().updateOne({ _id: market.marketEventId }, { $set: { deleted: true } });
    await announce();
    expect(await stored(applicationId)).toMatchObject({ status: 'pending', heldBy: null });
    expect(harness.receivedTypes(applicationId)).not.toContain(applicationAccepted.type);
  });

  it('ends if its organizer undoes it and then deletes their account', async () => {
    const { owner, id } = await held();
    await harness.call(undoBulkDecision, { id }, owner);
    await carryOut(id);
    await harness.publish(personErased, { personId: owner.id, addresses: [] });
    const bulks = harness.db.collection<{ _id: string }>('bulkDecisions');
    await eventually(async () => expect(await bulks.findOne({ _id: id })).toBeNull());
    expect((await carryOut(id)).againAfterMs).toBeNull();
  });

  it.each(['announced', 'undone'])('gives the booth of an erased vendor to the next, also if then %s', async (end) => {
    const { owner, market, ann, applicationId, id, announce } = await held();
    await harness.publish(personErased, { personId: ann.id, addresses: [] });
    await eventually(async () => expect(await stored(applicationId)).toMatchObject({ status: 'draft', heldBy: null }));
    const next = await apply(market.marketEventId);
    const acceptance = () => decide(harness, acceptApplication, { applicationId: next }, owner);
    await expect(eventually(acceptance)).resolves.toMatchObject({ status: 'accepted' });
    if (end === 'undone') await harness.call(undoBulkDecision, { id }, owner);
    await announce();
    expect(await harness.db.collection<{ _id: string }>('bulkDecisions').findOne({ _id: id })).toMatchObject({
      status: end,
    });
    expect(await stored(applicationId)).toMatchObject({ status: 'draft' });
    await harness.received(applicationAccepted, next);
    expect(harness.receivedTypes(applicationId)).not.toContain(applicationAccepted.type);
  });
});
