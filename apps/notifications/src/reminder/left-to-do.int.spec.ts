import {
  applicationAccepted,
  applicationDraftDeleted,
  applicationRejected,
  applicationSubmitted,
  EmailType,
  marketEventDeleted,
  marketEventSaved,
  paymentCompleted,
  personErased,
} from '@stallbook/contracts';
import { newId } from '@stallbook/kernel';
import { withTransaction } from '@stallbook/messaging';
import { MONGO_CLIENT } from '@stallbook/platform';
import { operationsOn } from '@stallbook/platform/testing';
import { eventually } from '@stallbook/testing';
import type { ClientSession } from 'mongodb';
import { Replicas } from '../replicas/replicas.js';
import { openHarness, type Harness } from '../testing/harness.js';
import { DAYS_BEFORE, remindersOf } from '../testing/reminders.js';
import { DraftReminders } from './draft-reminders.js';

const UNDECIDED = new Date('2027-04-28T16:00:00Z');
const ONE_WAITS = { waiting: '1 application has been waiting' };

describe('reminders of what is left to do', () => {
  let harness: Harness;
  beforeAll(async () => (harness = await openHarness()));
  beforeEach(() => harness.clock.moveTo(new Date(DAYS_BEFORE)));
  afterAll(() => harness.close());

  const { booths, markets, moveTo, stored, at, mailed, drafted } = remindersOf(() => harness);

  it('ask vendors to pay 3 days and 1 day before the payment is due, and stop once they paid', async () => {
    const { vendor, application } = await at('River Market');
    const [open, paid] = [application(), application()];
    for (const one of [open, paid]) await harness.publish(applicationAccepted, one);
    const due = { paymentThreeDayDueAt: new Date('2027-04-28T16:00:00Z') };
    for (const one of [open, paid]) await stored(one.applicationId, due);
    const { applicationFeeCents: _fee, boothFeeCents: _booth, ...ids } = paid;
    const sums = { currency: 'usd' as const, amountCents: 8_500, platformFeeCents: 425, payoutCents: 8_075 };
    await harness.publish(paymentCompleted, { ...ids, paymentId: newId(), ...sums });
    await stored(paid.applicationId, { payment: 'paid' });
    await moveTo('2027-04-28T16:00:01Z');
    const first = { days_left: 'in 3 days', due_date: 'Sat, May 1, 2027', total_amount: '$85.00' };
    await eventually(async () => expect(await mailed(vendor, EmailType.payment_due)).toMatchObject([first]));
    await stored(paid.applicationId, { paymentThreeDaySettled: true });
    await moveTo('2027-04-30T16:00:01Z');
    const last = { days_left: 'tomorrow' };
    await eventually(async () => expect(await mailed(vendor, EmailType.payment_due)).toMatchObject([first, last]));
  });

  it('wait a minute where the acceptance arrives late, because the payment may be right behind it', async () => {
    const { vendor, application } = await at('River Market');
    await moveTo('2027-04-29T10:00:00Z');
    const [open, paid] = [application(), application()];
    for (const one of [open, paid]) {
      await harness.publishAll([{ ...harness.messageOf(applicationAccepted, one), occurredAt: DAYS_BEFORE }]);
      await eventually(async () => {
        const due = (await booths().findOne({ _id: one.applicationId }))?.paymentThreeDayDueAt;
        expect(due?.toISOString() ?? '').toMatch(/^2027-04-29T10:0[1-9]/);
      });
    }
    const { applicationFeeCents: _fee, boothFeeCents: _booth, ...ids } = paid;
    const sums = { currency: 'usd' as const, amountCents: 8_500, platformFeeCents: 425, payoutCents: 8_075 };
    await harness.publish(paymentCompleted, { ...ids, paymentId: newId(), ...sums });
    await stored(paid.applicationId, { payment: 'paid' });
    await moveTo('2027-04-29T10:10:00Z');
    for (const one of [open, paid]) await stored(one.applicationId, { paymentThreeDaySettled: true });
    await eventually(async () => expect(await mailed(vendor, EmailType.payment_due)).toHaveLength(1));
  });

  it('tell vendors of drafts 2 days before the deadline, and follow the deadline', async () => {
    const { vendor, market, application } = await at('Hill Market', { applicationDeadline: '2027-04-25' });
    const [unsent, sent, deleted] = [application(), application(), application()];
    for (const one of [unsent, sent, deleted]) await drafted(one);
    await harness.publish(applicationSubmitted, sent);
    await harness.publish(applicationDraftDeleted, { applicationId: deleted.applicationId });
    for (const one of [sent, deleted]) await stored(one.applicationId, { draftedAt: null });
    await stored(unsent.applicationId, { submittedAt: null });
    const moved = { ...market, revision: 2, applicationDeadline: '2027-04-28' };
    await harness.publish(marketEventSaved, moved);
    const due = new Date('2027-04-26T16:00:00Z');
    await eventually(async () =>
      expect((await markets().findOne({ _id: market.marketEventId }))?.draftDueAt).toEqual(due),
    );
    await moveTo('2027-04-26T16:00:01Z');
    await eventually(async () =>
      expect(await mailed(vendor, EmailType.draft_unsent)).toMatchObject([
        { event_title: 'Hill Market', deadline: 'Wed, Apr 28, 2027', days_left: 'in 2 days' },
      ]),
    );
    await eventually(async () =>
      expect((await markets().findOne({ _id: market.marketEventId }))?.draftDueAt).toBeNull(),
    );
    expect(await mailed(vendor, EmailType.draft_unsent)).toHaveLength(1);
  });

  it('tell vendors again of a draft that was deleted and begun again, before a later deadline', async () => {
    const { vendor, market, application } = await at('Hill Market', { applicationDeadline: '2027-04-25' });
    const draft = application();
    await drafted(draft);
    await stored(draft.applicationId, { submittedAt: null });
    await moveTo('2027-04-23T16:00:01Z');
    await eventually(async () => expect(await mailed(vendor, EmailType.draft_unsent)).toHaveLength(1));
    await harness.publish(applicationDraftDeleted, { applicationId: draft.applicationId });
    await stored(draft.applicationId, { draftedAt: null });
    await drafted(draft);
    await eventually(async () =>
      expect((await booths().findOne({ _id: draft.applicationId }))?.draftedAt).toBeTruthy(),
    );
    await harness.publish(marketEventSaved, { ...market, revision: 2, applicationDeadline: '2027-04-28' });
    await eventually(async () =>
      expect(await markets().findOne({ _id: market.marketEventId })).toMatchObject({
        draftDueAt: new Date('2027-04-26T16:00:00Z'),
      }),
    );
    await moveTo('2027-04-26T16:00:01Z');
    await eventually(async () => expect(await mailed(vendor, EmailType.draft_unsent)).toHaveLength(2));
  });

  it('tell vendors of drafts although the profile of another vendor has not arrived', async () => {
    const { vendor, application } = await at('Hill Market', { applicationDeadline: '2027-04-25' });
    const [early, known] = [{ ...application(), vendorId: newId() }, application()];
    for (const draft of [early, known]) {
      await drafted(draft);
      await stored(draft.applicationId, { submittedAt: null });
    }
    await moveTo('2027-04-23T16:00:01Z');
    await eventually(async () => expect(await mailed(vendor, EmailType.draft_unsent)).toHaveLength(1));
    expect(await booths().findOne({ _id: early.applicationId })).toMatchObject({ draftSettled: false });
  });

  /** What the task does with a draft that it found a moment ago. */
  const remindOf = ({ applicationId }: { applicationId: string }) => {
    const remind = (session: ClientSession) => harness.app.get(DraftReminders).remind(applicationId, session);
    return withTransaction(harness.app.get(MONGO_CLIENT), remind);
  };

  it('follow a deadline that moves right before they are sent', async () => {
    const { vendor, market, application } = await at('Hill Market', { applicationDeadline: '2027-04-25' });
    const draft = application();
    await drafted(draft);
    await stored(draft.applicationId, { submittedAt: null });
    await harness.publish(marketEventSaved, { ...market, revision: 2, applicationDeadline: '2027-04-28' });
    await eventually(async () =>
      expect(await markets().findOne({ _id: market.marketEventId })).toMatchObject({
        draftDueAt: new Date('2027-04-26T16:00:00Z'),
      }),
    );
    await moveTo('2027-04-23T16:00:01Z');
    await expect(remindOf(draft)).resolves.toEqual([]);
    await moveTo('2027-04-26T16:00:01Z');
    await eventually(async () =>
      expect(await mailed(vendor, EmailType.draft_unsent)).toMatchObject([{ days_left: 'in 2 days' }]),
    );
  });

  it('are sent before a new deadline if the one before passed without them', async () => {
    const { vendor, market, application } = await at('Lake Market', { applicationDeadline: '2027-04-25' });
    const draft = application();
    await drafted(draft);
    await stored(draft.applicationId, { submittedAt: null });
    await moveTo('2027-04-27T10:00:00Z');
    await expect(remindOf(draft)).resolves.toEqual([]);
    await harness.publish(marketEventSaved, { ...market, revision: 2, applicationDeadline: '2027-05-01' });
    await eventually(async () =>
      expect(await markets().findOne({ _id: market.marketEventId })).toMatchObject({ revision: 2 }),
    );
    await moveTo('2027-04-29T16:00:01Z');
    await eventually(async () =>
      expect(await mailed(vendor, EmailType.draft_unsent)).toMatchObject([{ days_left: 'in 2 days' }]),
    );
  });

  it('tell organizers once of all applications that wait for more than a week', async () => {
    const { organizer, application } = await at('Late Market');
    const [first, second, decided] = [application(), application(), application()];
    for (const one of [first, second, decided]) await harness.publish(applicationSubmitted, one);
    await harness.publish(applicationRejected, decided);
    await stored(decided.applicationId, { undecidedDueAt: null });
    const due = await eventually(async () => {
      const waiting = await booths()
        .find({ _id: { $in: [first.applicationId, second.applicationId] } })
        .toArray();
      const moments = new Set(waiting.map(({ undecidedDueAt }) => undecidedDueAt?.getTime() ?? 0));
      expect([waiting.length, moments.size]).toEqual([2, 1]);
      return [...moments][0]!;
    });
    await harness.clock.moveTo(new Date(due + 1_000));
    await eventually(async () =>
      expect(await mailed(organizer, EmailType.applications_undecided)).toMatchObject([
        { event_title: 'Late Market', waiting: '2 applications have been waiting' },
      ]),
    );
  });

  it('tell organizers the morning after their event is restored if applications had waited while it was hidden', async () => {
    const { market, organizer, application } = await at('Hidden Market');
    const waiting = application();
    await harness.publish(applicationSubmitted, waiting);
    await stored(waiting.applicationId, { undecidedDueAt: UNDECIDED });
    await harness.publish(marketEventSaved, { ...market, revision: 2, status: 'draft' });
    await eventually(async () =>
      expect(await markets().findOne({ _id: market.marketEventId })).toMatchObject({ facts: null }),
    );
    await harness.clock.moveTo(new Date(UNDECIDED.getTime() + 1_000));
    await eventually(async () => {
      const found = await booths().findOne({ _id: waiting.applicationId });
      expect(found?.undecidedDueAt?.toISOString() ?? '').toMatch(/^2027-04-29T16:00/);
    });
    await harness.publish(marketEventSaved, { ...market, revision: 3 });
    await eventually(async () =>
      expect(await markets().findOne({ _id: market.marketEventId })).toMatchObject({ revision: 3 }),
    );
    expect(await mailed(organizer, EmailType.applications_undecided)).toEqual([]);
    await moveTo('2027-04-29T16:01:00Z');
    await eventually(async () =>
      expect(await mailed(organizer, EmailType.applications_undecided)).toMatchObject([ONE_WAITS]),
    );
  });

  it('tell organizers of an application that arrives after the reminder of its day, and count the first', async () => {
    const { organizer, application } = await at('Late Market');
    const [first, late] = [application(), application()];
    await harness.publish(applicationSubmitted, first);
    await stored(first.applicationId, { undecidedDueAt: UNDECIDED });
    await harness.clock.moveTo(new Date(UNDECIDED.getTime() + 1_000));
    await eventually(async () =>
      expect(await mailed(organizer, EmailType.applications_undecided)).toMatchObject([ONE_WAITS]),
    );
    await harness.publishAll([{ ...harness.messageOf(applicationSubmitted, late), occurredAt: DAYS_BEFORE }]);
    await eventually(async () =>
      expect(await mailed(organizer, EmailType.applications_undecided)).toMatchObject([
        ONE_WAITS,
        { waiting: '2 applications have been waiting' },
      ]),
    );
    await stored(late.applicationId, { undecidedDueAt: null });
  });

  it('are planned with one read of the market events of a delivery', async () => {
    const { application } = await at('Popular Market');
    const sent = Array.from({ length: 20 }, application);
    const messages = sent.map((one) => harness.messageOf(applicationSubmitted, one));
    const reads = await operationsOn(harness.db, 'reminderMarkets', async () => {
      await harness.publishAll(messages);
      for (const { applicationId } of sent) await stored(applicationId, { undecidedDueAt: UNDECIDED });
    });
    expect(reads).toBeLessThan(sent.length);
  });

  it('are not planned for a vendor whose erasure comes in the same delivery', async () => {
    const { vendor, application } = await at('Left Market');
    const submitted = application();
    await harness.publishAll([
      harness.messageOf(applicationSubmitted, submitted),
      harness.messageOf(personErased, { personId: vendor.id, addresses: [] }),
    ]);
    const people = harness.app.get(Replicas);
    await eventually(async () => expect(await people.person(vendor.id)).toMatchObject({ email: null }));
    await eventually(async () => expect(await booths().countDocuments({ _id: submitted.applicationId })).toBe(0));
  });

  it('are not sent for a deleted event', async () => {
    const { market, application } = await at('Gone Market');
    const { marketEventId, organizerId } = market;
    const [draft, submitted] = [application(), application()];
    await drafted(draft);
    await harness.publish(applicationSubmitted, submitted);
    await stored(submitted.applicationId, { marketEventId });
    await stored(draft.applicationId, { marketEventId });
    await harness.publish(marketEventDeleted, { marketEventId, organizerId });
    await eventually(async () => expect(await booths().countDocuments({ marketEventId })).toBe(0));
  });
});
