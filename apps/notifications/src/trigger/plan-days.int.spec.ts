import {
  EmailType,
  myNotifications,
  renewalFailed,
  saveNotificationPreferences,
  subscriptionLifecycleChanged,
} from '@stallbook/contracts';
import { eventually } from '@stallbook/testing';
import { openHarness, personOf, type Harness } from '../testing/harness.js';

describe('the days of a plan', () => {
  let harness: Harness;
  beforeAll(async () => (harness = await openHarness()));
  afterAll(() => harness?.close());

  it('are those of the time zone that the person chose', async () => {
    const vendor = personOf('vendor');
    await harness.publishProfile(vendor, 'Vera Pottery');
    const chosen = { timeZone: 'America/Los_Angeles', quietFrom: null, quietUntil: null, choices: [] };
    await harness.call(saveNotificationPreferences, chosen, vendor);
    const [until, plan] = ['2027-05-08T00:00:00.000Z', { personId: vendor.id, tier: 'pro' as const }];
    const canceled = { ...plan, priceMonthlyCents: 2_900, change: 'canceled' as const, until };
    await harness.publish(subscriptionLifecycleChanged, canceled);
    await harness.publish(renewalFailed, { ...plan, amountCents: 2_900, graceUntil: until });
    const days = [expect.stringContaining('Fri, May 7, 2027'), expect.stringContaining('Fri, May 7, 2027')];
    await eventually(async () => {
      const { items } = await harness.call(myNotifications, { limit: 20 }, vendor);
      expect(items.map(({ body }) => body)).toEqual(days);
    });
    await eventually(async () => {
      const mails = await harness.mailsTo(vendor);
      expect(mails.map(({ type }) => type)).toEqual(
        expect.arrayContaining([EmailType.plan_changed, EmailType.plan_payment_failed]),
      );
      expect(mails.map(({ data }) => data['sentence'] ?? data['last_day'])).toEqual(days);
    });
  });
});
