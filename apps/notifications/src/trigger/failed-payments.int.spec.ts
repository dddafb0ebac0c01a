import {
  applicationAccepted,
  myNotifications,
  paymentCompleted,
  paymentFailed,
  paymentProcessingStarted,
  renderEmail,
} from '@stallbook/contracts';
import { newId } from '@stallbook/kernel';
import { eventually } from '@stallbook/testing';
import { openHarness, personOf, worker, type Harness } from '../testing/harness.js';

describe('a payment that failed', () => {
  let harness: Harness;
  beforeAll(async () => (harness = await openHarness()));
  afterAll(() => harness?.close());

  async function accepted() {
    const [vendor, organizer, marketEventId] = [personOf('vendor'), personOf('organizer'), newId()];
    await harness.publishProfile(vendor, 'Vera Pottery', 'es');
    await harness.publishProfile(organizer, 'River Markets');
    await harness.publishMarketEvent(marketEventId, organizer.id, 'River Market');
    const ids = { applicationId: newId(), marketEventId, vendorId: vendor.id, organizerId: organizer.id };
    await harness.publish(applicationAccepted, { ...ids, boothFeeCents: 7_500, applicationFeeCents: 1_000 });
    const sums = { currency: 'usd' as const, amountCents: 8_500, platformFeeCents: 425, payoutCents: 8_075 };
    const payment = { ...ids, paymentId: newId(), ...sums };
    const statusIs = (paymentStatus: string) =>
      eventually(async () =>
        expect(
          await harness.db.collection('applicationReplicas').findOne({ paymentId: payment.paymentId }),
        ).toMatchObject({ status: 'accepted', paymentStatus }),
      );
    const feed = async () => (await harness.call(myNotifications, { limit: 20 }, vendor)).items;
    const typesOfFeed = async () => (await feed()).map(({ type }) => `${type}`);
    const mailed = async () => (await harness.mailsTo(vendor)).map(({ type }) => `${type}`).sort();
    return { vendor, payment, statusIs, feed, typesOfFeed, mailed };
  }

  it('at the bank is announced once to the vendor in their language, and no more once it was paid again', async () => {
    const { vendor, payment, statusIs, feed, typesOfFeed, mailed } = await accepted();
    await harness.publish(paymentProcessingStarted, payment);
    const message = harness.messageOf(paymentFailed, { ...payment, isDueAgain: true });
    await harness.publishAll([message]);
    await statusIs('failed');
    await harness.publishAll([message]);
    await eventually(async () => expect(await mailed()).toEqual(['application_approved', 'payment_failed']));
    expect(await feed()).toMatchObject([
      { type: 'payment_failed', link: `/vendor/payments/${payment.paymentId}/pay` },
      { type: 'application_accepted' },
    ]);
    const email = (await harness.mailsTo(vendor)).find(({ type }) => `${type}` === 'payment_failed')!;
    const { correlationId: _, ...job } = email;
    const { text, withheld } = await harness.call(renderEmail, job, worker);
    expect(withheld).toBeNull();
    expect(text).toContain('Tu banco no hizo el pago de $85.00 por River Market. Tu puesto aún no está pagado.');
    expect(text).toContain('Vence: sáb, 1 de may de 2027');
    await harness.publish(paymentCompleted, payment);
    await statusIs('completed');
    expect(await harness.call(renderEmail, job, worker)).toMatchObject({ withheld: 'It is no longer useful.' });
    expect(await typesOfFeed()).toEqual(['payment_confirmed', 'payment_failed', 'application_accepted']);
  });

  it('at the pay page, where the vendor sees it, is not announced', async () => {
    const { payment, typesOfFeed, mailed } = await accepted();
    await harness.publish(paymentFailed, payment);
    await harness.publish(paymentCompleted, payment);
    await eventually(async () => expect(await mailed()).toEqual(['application_approved', 'payment_confirmation']));
    expect(await typesOfFeed()).toEqual(['payment_confirmed', 'application_accepted']);
  });
});
