import {
  applicationRejected,
  applicationSubmitted,
  EmailType,
  marketEventDeleted,
  marketEventSaved,
  paymentCompleted,
  paymentProcessingStarted,
  PreferenceKind,
  renderEmail,
  saveNotificationPreferences,
} from '@stallbook/contracts';
import { newId, type Actor } from '@stallbook/kernel';
import { eventually } from '@stallbook/testing';
import { DIGEST_ITEMS, type DigestItem } from '../digest/digest-item.schema.js';
import { EmailOutbox } from '../email/email-outbox.js';
import type { EmailDocument } from '../email/email.schema.js';
import { openHarness, worker, type Harness } from '../testing/harness.js';
import { DAYS_BEFORE, FIVE_DAYS, ONE_DAY, remindersOf } from '../testing/reminders.js';

const SUMS = { currency: 'usd' as const, amountCents: 8_500, platformFeeCents: 425, payoutCents: 8_075 };

describe('reminders that are sent some time after they were written', () => {
  let harness: Harness;
  beforeAll(async () => (harness = await openHarness()));
  beforeEach(() => harness.clock.moveTo(new Date(DAYS_BEFORE)));
  afterAll(() => harness.close());

  const { booths, moveTo, stored, scheduled, at, accepted, drafted, mailed } = remindersOf(() => harness);

  const written = (vendor: Actor, type: EmailType) =>
    eventually(async () => {
      const found = await harness.db.collection<EmailDocument>('emails').findOne({ personId: vendor.id, type });
      if (!found?.message) throw new Error('not written yet');
      const { to, toName, data } = found.message;
      const job = { id: found._id, type, to, toName, data };
      return { record: found, render: () => harness.call(renderEmail, job, worker) };
    });
  async function reminded(instant: string, type: EmailType) {
    const booth = await accepted();
    await moveTo(instant);
    const { render } = await written(booth.vendor, type);
    await expect(render()).resolves.toMatchObject({ withheld: null });
    return { ...booth, render };
  }
  const paid = async (ids: Awaited<ReturnType<typeof accepted>>['ids']) => {
    await harness.publish(paymentCompleted, { ...ids, paymentId: newId(), ...SUMS });
    await stored(ids.applicationId, { payment: 'paid' });
  };
  const USELESS = { withheld: 'It is no longer useful.' };
  const PAYMENT = '2027-04-28T16:00:01Z';

  it('[NO-015] are withheld if the event was deleted during the quiet hours of the vendor', async () => {
    const { vendor, market } = await accepted();
    const quiet = { choices: [], timeZone: market.timeZone, quietFrom: '08:30', quietUntil: '14:00' };
    await harness.call(saveNotificationPreferences, quiet, vendor);
    await moveTo(FIVE_DAYS);
    const { record, render } = await written(vendor, EmailType.event_reminder_5day);
    expect(record.notBefore).toEqual(new Date('2027-05-03T21:00:00Z'));
    const { marketEventId, organizerId } = market;
    await harness.publish(marketEventDeleted, { marketEventId, organizerId });
    await eventually(async () => expect(await booths().countDocuments({ marketEventId })).toBe(0));
    await moveTo('2027-05-03T21:00:01Z');
    await expect(render()).resolves.toMatchObject(USELESS);
  });

  it('wait while their event is hidden, and go out after it was restored, outside of the quiet hours', async () => {
    const { vendor, market } = await accepted();
    const isQuiet = async (quietFrom: string, quietUntil: string) => {
      const quiet = { choices: [], timeZone: market.timeZone, quietFrom, quietUntil };
      await harness.call(saveNotificationPreferences, quiet, vendor);
    };
    await isQuiet('08:30', '14:00');
    await moveTo(FIVE_DAYS);
    const { record, render } = await written(vendor, EmailType.event_reminder_5day);
    const replicas = harness.db.collection<{ _id: string; data: { status: string } }>('replicas');
    const save = async (status: 'draft' | 'published', revision: number) => {
      await harness.publish(marketEventSaved, { ...market, revision, status });
      const saved = { _id: market.marketEventId, 'data.status': status };
      await eventually(async () => expect(await replicas.countDocuments(saved)).toBe(1));
    };
    await save('draft', 2);
    await moveTo('2027-05-03T21:00:01Z');
    harness.app.get(EmailOutbox).wake();
    const emails = harness.db.collection<EmailDocument>('emails');
    const waitsUntil = (time: RegExp) =>
      eventually(async () =>
        expect((await emails.findOne({ _id: record._id }))?.notBefore?.toISOString()).toMatch(time),
      );
    await waitsUntil(/T22:/);
    await isQuiet('14:30', '16:00');
    await waitsUntil(/T23:00/);
    expect(await mailed(vendor, EmailType.event_reminder_5day)).toEqual([]);
    await save('published', 3);
    await eventually(async () => expect(await render()).toMatchObject({ withheld: null }));
    await moveTo('2027-05-03T23:00:01Z');
    harness.app.get(EmailOutbox).wake();
    await eventually(async () => expect(await mailed(vendor, EmailType.event_reminder_5day)).toHaveLength(1));
  });

  describe('in the daily email of the next morning', () => {
    const inDigest = async (vendor: Actor, timeZone: string) => {
      const choices = [{ kind: PreferenceKind.reminders, app: true, email: true, digest: true, push: true }];
      const input = { choices, timeZone, quietFrom: null, quietUntil: null };
      await harness.call(saveNotificationPreferences, input, vendor);
    };
    const waits = ({ id: personId }: Actor) =>
      eventually(async () =>
        expect(await harness.db.collection<DigestItem>(DIGEST_ITEMS).countDocuments({ personId })).toBe(1),
      );

    it('say how many days are left then', async () => {
      const { vendor, market } = await accepted();
      await inDigest(vendor, market.timeZone);
      await moveTo(FIVE_DAYS);
      await waits(vendor);
      await moveTo('2027-05-04T15:00:01Z');
      const { record } = await written(vendor, EmailType.daily_digest);
      expect(record.message?.data['items']).toMatch(/^Event reminder: River Market is in 4 days\./);
    });

    it('are left out if the vendor paid what they ask for', async () => {
      const { vendor, market, ids } = await accepted();
      await inDigest(vendor, market.timeZone);
      await moveTo(PAYMENT);
      await waits(vendor);
      await paid(ids);
      await moveTo('2027-04-29T15:00:01Z');
      await eventually(async () =>
        expect(await harness.db.collection(DIGEST_ITEMS).countDocuments({ personId: vendor.id })).toBe(0),
      );
      const digest = { personId: vendor.id, type: EmailType.daily_digest };
      expect(await harness.db.collection('emails').findOne(digest)).toBeNull();
    });
  });

  it('[NO-015] are withheld once the event has started', async () => {
    const { render } = await reminded(ONE_DAY, EmailType.event_reminder_1day);
    await moveTo('2027-05-08T16:00:01Z');
    await expect(render()).resolves.toMatchObject(USELESS);
  });

  it('[NO-015] are withheld if the acceptance ended', async () => {
    const { ids, render } = await reminded(FIVE_DAYS, EmailType.event_reminder_5day);
    await harness.publish(applicationRejected, { ...ids, boothFeeCents: 0, applicationFeeCents: 0 });
    await stored(ids.applicationId, { acceptedAt: null });
    await expect(render()).resolves.toMatchObject(USELESS);
  });

  it('[NO-015] are withheld if they are planned again for a later day of the event', async () => {
    const { market, ids, render } = await reminded(FIVE_DAYS, EmailType.event_reminder_5day);
    await harness.publish(marketEventSaved, { ...market, revision: 2, startDate: '2027-06-08', endDate: '2027-06-08' });
    await scheduled(ids.applicationId, '2027-06-03T16:00:00Z');
    await expect(render()).resolves.toMatchObject(USELESS);
  });

  it('say how many applications still wait, and are withheld if the organizer has decided on all', async () => {
    const { organizer, application } = await at('Late Market');
    const waiting = [application(), application()];
    for (const one of waiting) await harness.publish(applicationSubmitted, one);
    for (const { applicationId } of waiting)
      await stored(applicationId, { undecidedDueAt: new Date('2027-04-28T16:00:00Z') });
    await moveTo('2027-04-28T16:00:01Z');
    const { render } = await written(organizer, EmailType.applications_undecided);
    const email = (text: string) => ({ withheld: null, text: expect.stringContaining(text) as string });
    await expect(render()).resolves.toMatchObject(email('2 applications have been waiting more than a week'));
    const decide = async (one: (typeof waiting)[number]) => {
      await harness.publish(applicationRejected, one);
      await stored(one.applicationId, { submittedAt: null });
    };
    await decide(waiting[0]!);
    await expect(render()).resolves.toMatchObject(email('1 application has been waiting more than a week'));
    await decide(waiting[1]!);
    await expect(render()).resolves.toMatchObject(USELESS);
  });

  it('are withheld if the vendor has paid meanwhile', async () => {
    const { ids, render } = await reminded(PAYMENT, EmailType.payment_due);
    await paid(ids);
    await expect(render()).resolves.toMatchObject(USELESS);
  });

  it('are withheld while the bank processes the payment', async () => {
    const { ids, render } = await reminded(PAYMENT, EmailType.payment_due);
    await harness.publish(paymentProcessingStarted, { ...ids, paymentId: newId(), ...SUMS });
    await stored(ids.applicationId, { payment: 'processing' });
    await expect(render()).resolves.toMatchObject(USELESS);
  });

  it('are withheld if the payment is due later, because the event was postponed', async () => {
    const { market, ids, render } = await reminded(PAYMENT, EmailType.payment_due);
    await harness.publish(marketEventSaved, { ...market, revision: 2, startDate: '2027-06-08', endDate: '2027-06-08' });
    await stored(ids.applicationId, { paymentThreeDayDueAt: new Date('2027-05-29T16:00:00Z') });
    await expect(render()).resolves.toMatchObject(USELESS);
  });

  it('are withheld after the payment was due', async () => {
    const { render } = await reminded(PAYMENT, EmailType.payment_due);
    await moveTo('2027-05-02T10:00:00Z');
    await expect(render()).resolves.toMatchObject(USELESS);
  });

  it('are withheld if the draft was sent', async () => {
    const { vendor, application } = await at('Hill Market', { applicationDeadline: '2027-04-25' });
    const draft = application();
    await drafted(draft);
    await stored(draft.applicationId, { submittedAt: null });
    await moveTo('2027-04-23T16:00:01Z');
    const { render } = await written(vendor, EmailType.draft_unsent);
    await expect(render()).resolves.toMatchObject({ withheld: null });
    await harness.publish(applicationSubmitted, draft);
    await stored(draft.applicationId, { draftedAt: null });
    await expect(render()).resolves.toMatchObject(USELESS);
  });

  it('say what is true when they are sent', async () => {
    const { market, ids, render } = await reminded(FIVE_DAYS, EmailType.event_reminder_5day);
    await paid(ids);
    await harness.publish(marketEventSaved, { ...market, revision: 2, startDate: '2027-05-09' });
    await stored(ids.applicationId, { oneDayDueAt: new Date('2027-05-08T16:00:00Z') });
    const { text, withheld } = await render();
    expect(withheld).toBeNull();
    expect(text).toContain('in 6 days');
    expect(text).toContain('Your booth is paid.');
  });
});
