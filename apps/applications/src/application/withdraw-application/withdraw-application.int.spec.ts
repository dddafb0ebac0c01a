import {
  acceptApplication,
  ApplicationStatus,
  applicationTimeline,
  applicationWithdrawn,
  applicationEventChanged,
  marketEventRescheduled,
  createDraft,
  editApplication,
  getApplication,
  marketEventSaved,
  organizerApplications,
  paymentCompleted,
  submitApplication,
  withdrawApplication,
  withdrawalTerms,
} from '@stallbook/contracts';
import { newId, termsOf } from '@stallbook/kernel';
import { eventually } from '@stallbook/testing';
import { marketEvent, organizer, vendor, terms } from '../../testing/builders.js';
import { decide, openHarness, type Harness } from '../../testing/harness.js';

const list = { page: 1, pageSize: 12 };

describe('an application that is not decided yet', () => {
  let stage: Harness;
  beforeAll(async () => {
    stage = await openHarness('2027-04-01T10:00:00Z');
  });
  afterAll(() => stage?.close());

  const apply = async (facts: Parameters<typeof marketEvent>[0] = {}) => {
    const [ann, owner] = [vendor(), organizer()];
    const market = marketEvent({ organizerId: owner.id, ...facts });
    await stage.publish(marketEventSaved, market);
    const { id } = await stage.call(createDraft, { eventId: market.marketEventId }, ann);
    await stage.call(submitApplication, { draftId: id, productsOffered: 'Honey', terms: termsOf(market) }, ann);
    return { ann, owner, market, id };
  };
  const timelineOf = async (id: string, person: ReturnType<typeof vendor>) =>
    (await stage.call(applicationTimeline, { id, limit: 50 }, person)).items.map(({ what }) => what);

  it('is a draft of its vendor again once it is withdrawn, and leaves the organizer’s list', async () => {
    const { ann, owner, id } = await apply();
    await expect(stage.call(withdrawApplication, { applicationId: id }, ann)).resolves.toMatchObject({
      status: 'draft',
      appliedAt: null,
      productsOffered: 'Honey',
    });
    await expect(stage.call(organizerApplications, list, owner)).resolves.toMatchObject({ total: 0 });
    await expect(stage.call(getApplication, { id }, owner)).rejects.toMatchObject({ code: 'NOT_FOUND' });
    await expect(stage.received(applicationWithdrawn, id)).resolves.toMatchObject({ organizerId: owner.id });
    expect(await timelineOf(id, ann)).toEqual(['drafted', 'submitted', 'withdrawn']);
    await stage.call(submitApplication, { draftId: id, productsOffered: 'Honey', terms }, ann);
    expect(await timelineOf(id, owner)).toEqual(['submitted', 'withdrawn', 'submitted']);
  });

  it('cannot be withdrawn and sent again without end, because the organizer gets an email each time', async () => {
    const { ann, id } = await apply();
    const again = async () => {
      await stage.call(withdrawApplication, { applicationId: id }, ann);
      await stage.call(submitApplication, { draftId: id, productsOffered: 'Honey', terms }, ann);
    };
    for (let time = 0; time < 8; time += 1) await again();
    await stage.call(withdrawApplication, { applicationId: id }, ann);
    const last = { draftId: id, productsOffered: 'Honey', terms };
    const commandId = newId();
    const sent = await stage.call(submitApplication, last, ann, commandId);
    await expect(stage.call(submitApplication, last, ann, commandId)).resolves.toEqual(sent);
    await expect(again()).rejects.toMatchObject({ code: 'RATE_LIMITED' });
    await expect(stage.call(submitApplication, last, ann, commandId)).resolves.toEqual(sent);
    expect((await timelineOf(id, ann)).filter((what) => what === 'submitted')).toHaveLength(10);
  });

  it('has no refund terms before it is accepted', async () => {
    const { ann, id } = await apply();
    await expect(stage.call(withdrawalTerms, { id }, ann)).rejects.toMatchObject({
      code: 'APPLICATION.NOT_ACCEPTED',
      message: 'Only an accepted application has a booth to give up.',
    });
  });

  it('can be edited, and the organizer sees what changed', async () => {
    const { ann, owner, id } = await apply();
    const edited = await stage.call(editApplication, { applicationId: id, productsOffered: 'Wax' }, ann);
    expect(edited).toMatchObject({ status: 'pending', productsOffered: 'Wax' });
    const { items } = await stage.call(applicationTimeline, { id, limit: 50 }, owner);
    expect(items.at(-1)).toMatchObject({
      what: 'edited',
      changes: [{ field: 'productsOffered', before: 'Honey', after: 'Wax' }],
    });
  });

  it('is either accepted or withdrawn where both happen concurrently', async () => {
    const { ann, owner, id: applicationId } = await apply();
    const outcomes = await Promise.allSettled([
      stage.call(withdrawApplication, { applicationId }, ann),
      decide(stage, acceptApplication, { applicationId }, owner),
    ]);
    expect(outcomes.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
  });

  it('gives up an accepted booth at the refund that was agreed, which frees it for others', async () => {
    const { ann, owner, market, id: applicationId } = await apply();
    await decide(stage, acceptApplication, { applicationId }, owner);
    const paid = { amountCents: 8500, platformFeeCents: 425, payoutCents: 8075, currency: 'usd' as const };
    const parties = { marketEventId: market.marketEventId, vendorId: ann.id, organizerId: owner.id };
    await stage.publish(paymentCompleted, { paymentId: newId(), applicationId, ...parties, ...paid });
    // Later changes of the event do not change what was agreed.
    await stage.publish(marketEventSaved, { ...market, revision: 2, refundPolicy: null });
    await stage.clock.moveTo(new Date('2027-04-10T10:00:00Z'));
    await eventually(async () =>
      expect(await stage.call(withdrawalTerms, { id: applicationId }, ann)).toMatchObject({
        refundPercent: 50,
        fullUntil: '2027-04-08',
        partialUntil: '2027-04-24',
      }),
    );
    await expect(stage.call(withdrawalTerms, { id: applicationId }, vendor())).rejects.toMatchObject({
      code: 'NOT_FOUND',
    });
    await expect(stage.call(withdrawApplication, { applicationId, refundPercent: 100 }, ann)).rejects.toMatchObject({
      code: 'APPLICATION.REFUND_CHANGED',
    });
    const withdraw = () => stage.call(withdrawApplication, { applicationId, refundPercent: 50 }, ann);
    await expect(withdraw()).resolves.toMatchObject({ status: 'withdrawn' });
    await expect(withdraw()).rejects.toMatchObject({ code: 'APPLICATION.NOT_PENDING' });
    await expect(stage.received(applicationWithdrawn, applicationId)).resolves.toMatchObject({
      wasAccepted: true,
      refundPercent: 50,
      vendorId: ann.id,
    });
    const listed = (status: ApplicationStatus) => stage.call(organizerApplications, { ...list, status }, owner);
    await expect(listed(ApplicationStatus.accepted)).resolves.toMatchObject({ total: 0 });
    await expect(listed(ApplicationStatus.withdrawn)).resolves.toMatchObject({ total: 1 });
    expect(await timelineOf(applicationId, ann)).toContain('booth-released');
    const again = stage.call(submitApplication, { draftId: applicationId, productsOffered: 'Wax', terms }, ann);
    await expect(again).rejects.toMatchObject({ code: 'APPLICATION.WITHDRAWN' });
  });

  it('tells the organizer who has the event now, not the one who had it when the vendor applied', async () => {
    const { ann, market, id: applicationId } = await apply();
    const next = organizer();
    await stage.publish(marketEventSaved, { ...market, revision: 2, organizerId: next.id });
    await eventually(() => decide(stage, acceptApplication, { applicationId }, next));
    await stage.call(withdrawApplication, { applicationId, refundPercent: 100 }, ann);
    await expect(stage.received(applicationWithdrawn, applicationId)).resolves.toMatchObject({ organizerId: next.id });
  });

  it('can take the last booth once the vendor who had it withdraws', async () => {
    const [ann, ben, owner] = [vendor(), vendor(), organizer()];
    const market = marketEvent({ organizerId: owner.id, maxVendors: 1 });
    await stage.publish(marketEventSaved, market);
    const send = async (person: typeof ann) => {
      const { id } = await stage.call(createDraft, { eventId: market.marketEventId }, person);
      await stage.call(submitApplication, { draftId: id, productsOffered: 'Honey', terms }, person);
      return id;
    };
    const [first, second] = [await send(ann), await send(ben)];
    const accept = (applicationId: string) => decide(stage, acceptApplication, { applicationId }, owner);
    await accept(first);
    await expect(accept(second)).rejects.toMatchObject({ code: 'APPLICATION.EVENT_FULL' });
    await stage.call(withdrawApplication, { applicationId: first, refundPercent: 100 }, ann);
    await expect(accept(second)).resolves.toMatchObject({ status: 'accepted' });
  });

  it('learns what changed about the event, and why, only once it is accepted', async () => {
    const { ann, owner, market, id: applicationId } = await apply();
    const { marketEventId } = market;
    const changes = [{ field: 'eventDate' as const, before: '2027-05-08', after: '2027-05-15' }];
    const other = vendor();
    const { id: waiting } = await stage.call(createDraft, { eventId: marketEventId }, other);
    await stage.call(submitApplication, { draftId: waiting, productsOffered: 'Wax', terms }, other);
    await decide(stage, acceptApplication, { applicationId }, owner);
    await stage.publish(marketEventRescheduled, { marketEventId, changes, reason: 'The park closes.' });
    await expect(stage.received(applicationEventChanged, applicationId)).resolves.toMatchObject({
      vendorId: ann.id,
      changes,
      reason: 'The park closes.',
    });
    const { items } = await stage.call(applicationTimeline, { id: applicationId, limit: 50 }, ann);
    const why = { field: 'reason', before: null, after: 'The park closes.' };
    expect(items.at(-1)).toMatchObject({ what: 'event-changed', changes: [...changes, why] });
    expect(stage.receivedTypes(waiting)).not.toContain(applicationEventChanged.type);
  });
});
