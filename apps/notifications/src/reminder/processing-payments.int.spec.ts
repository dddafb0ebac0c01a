import {
  applicationAccepted,
  EmailType,
  paymentFailed,
  paymentProcessingStarted,
  paymentReopened,
} from '@stallbook/contracts';
import { newId } from '@stallbook/kernel';
import { eventually } from '@stallbook/testing';
import { openHarness, type Harness } from '../testing/harness.js';
import { DAYS_BEFORE, DUE, FIVE_DAYS, ONE_DAY, remindersOf } from '../testing/reminders.js';

const SUMS = { currency: 'usd' as const, amountCents: 8_500, platformFeeCents: 425, payoutCents: 8_075 };

describe('reminders while a bank processes a payment', () => {
  let harness: Harness;
  beforeAll(async () => (harness = await openHarness()));
  beforeEach(() => harness.clock.moveTo(new Date(DAYS_BEFORE)));
  afterAll(() => harness.close());

  const { accepted, at, mailed, moveTo, remindersTo, stored } = remindersOf(() => harness);
  const paymentOf = <I extends object>(ids: I) => ({ ...ids, paymentId: newId(), ...SUMS });

  it.each([paymentFailed, paymentReopened])(
    'do not ask the vendor to pay, but do again after $type',
    async (unsuccessful) => {
      const { vendor, ids } = await accepted();
      const payment = paymentOf(ids);
      await harness.publish(paymentProcessingStarted, payment);
      await stored(ids.applicationId, { payment: 'processing' });
      await moveTo('2027-04-28T16:00:01Z');
      await stored(ids.applicationId, { paymentThreeDaySettled: true });
      await moveTo(FIVE_DAYS);
      const fiveDay = ['event_reminder_5day', 'in 5 days', 'Your bank is still confirming your payment.'];
      await eventually(async () => expect(await remindersTo(vendor)).toEqual([fiveDay]));
      expect(await mailed(vendor, EmailType.payment_due)).toEqual([]);
      await harness.publish(unsuccessful, payment);
      await stored(ids.applicationId, { payment: null });
      await moveTo(ONE_DAY);
      const oneDay = ['event_reminder_1day', 'tomorrow', DUE];
      await eventually(async () => expect(await remindersTo(vendor)).toEqual([fiveDay, oneDay]));
    },
  );

  it('do not call the booth unpaid to the organizer', async () => {
    const { organizer, application } = await at('River Market');
    const [open, processing] = [application(), application()];
    for (const one of [open, processing]) {
      await harness.publish(applicationAccepted, one);
      await stored(one.applicationId, { dueCents: 8_500 });
    }
    const { boothFeeCents: _booth, applicationFeeCents: _fee, ...ids } = processing;
    await harness.publish(paymentProcessingStarted, paymentOf(ids));
    await stored(ids.applicationId, { payment: 'processing' });
    await moveTo(FIVE_DAYS);
    await eventually(async () => {
      const [roster] = await mailed(organizer, EmailType.event_roster_5day);
      expect(roster?.['summary']).toBe('Accepted vendors: 2. Not paid yet: 1.');
      expect(roster?.['items']?.split('\u2028').sort()).toEqual([
        'Vera Pottery: $85.00 not paid yet',
        'Vera Pottery: payment processing',
      ]);
    });
  });
});
