import {
  applicationAccepted,
  applicationBoothAssigned,
  applicationRejected,
  applicationSubmitted,
  applicationWithdrawn,
  marketEventDeleted,
  paymentCompleted,
  paymentFailed,
  paymentProcessingStarted,
  renderEmail,
  type EmailType,
} from '@stallbook/contracts';
import { newId, type Actor } from '@stallbook/kernel';
import { eventually } from '@stallbook/testing';
import { EmailOutbox } from '../email/email-outbox.js';
import { openHarness, personOf, worker, type Harness } from '../testing/harness.js';

describe('an email about an application', () => {
  let harness: Harness;
  beforeAll(async () => (harness = await openHarness()));
  afterAll(() => harness?.close());

  async function openApplication() {
    const [vendor, organizer, marketEventId] = [personOf('vendor'), personOf('organizer'), newId()];
    await harness.publishProfile(vendor, 'Vera Pottery');
    await harness.publishProfile(organizer, 'River Markets');
    await harness.publishMarketEvent(marketEventId, organizer.id, 'River Market');
    const ids = { applicationId: newId(), marketEventId, vendorId: vendor.id, organizerId: organizer.id };
    return { vendor, organizer, ids, facts: { ...ids, boothFeeCents: 7_500, applicationFeeCents: 1_000 } };
  }
  const replicaHolds = (_id: string, wanted: object) =>
    eventually(async () =>
      expect(await harness.db.collection<{ _id: string }>('applicationReplicas').findOne({ _id })).toMatchObject(
        wanted,
      ),
    );
  /** As the worker learns it right before it sends the email. */
  const withheld = async (person: Actor, type: `${EmailType}`): Promise<string | null> => {
    const email = await eventually(async () => {
      harness.app.get(EmailOutbox).wake();
      const found = (await harness.mailsTo(person)).find((mail) => `${mail.type}` === type);
      if (!found) throw new Error('no email yet');
      return found;
    });
    const { correlationId: _, ...job } = email;
    return (await harness.call(renderEmail, job, worker)).withheld;
  };
  const USELESS = 'It is no longer useful.';

  it('does not go out once another decision was made', async () => {
    const { vendor, ids, facts } = await openApplication();
    await harness.publish(applicationAccepted, facts);
    expect(await withheld(vendor, 'application_approved')).toBeNull();
    await harness.publish(applicationRejected, facts);
    await replicaHolds(ids.applicationId, { status: 'rejected' });
    expect(await withheld(vendor, 'application_approved')).toBe(USELESS);
    expect(await withheld(vendor, 'application_rejected')).toBeNull();
    await harness.publish(applicationAccepted, facts);
    await replicaHolds(ids.applicationId, { status: 'accepted' });
    expect(await withheld(vendor, 'application_rejected')).toBe(USELESS);
  });

  it('does not go out to an organizer who decided it, or whose vendor withdrew it', async () => {
    for (const status of ['accepted', 'draft']) {
      const { organizer, ids, facts } = await openApplication();
      await harness.publish(applicationSubmitted, facts);
      expect(await withheld(organizer, 'application_submitted')).toBeNull();
      if (status === 'accepted') await harness.publish(applicationAccepted, facts);
      else await harness.publish(applicationWithdrawn, { ...facts, wasAccepted: false, refundPercent: 100 });
      await replicaHolds(ids.applicationId, { status });
      expect(await withheld(organizer, 'application_submitted')).toBe(USELESS);
    }
  });

  it.each(['application_submitted', 'application_withdrawn'] as const)(
    'does not go to a former organizer: %s',
    async (type) => {
      const { organizer, ids, facts } = await openApplication();
      if (type === 'application_submitted') await harness.publish(applicationSubmitted, facts);
      else await harness.publish(applicationWithdrawn, { ...facts, wasAccepted: true, refundPercent: 100 });
      expect(await withheld(organizer, type)).toBeNull();
      await harness.publishMarketEvent(ids.marketEventId, personOf('organizer').id, 'River Market', 2);
      await eventually(async () => expect(await withheld(organizer, type)).toBe(USELESS));
    },
  );

  it.each(['application_submitted', 'application_withdrawn'] as const)(
    'goes to a new organizer before their event is known to have been handed over: %s',
    async (type) => {
      const { ids, facts } = await openApplication();
      const next = personOf('organizer');
      await harness.publishProfile(next, 'Lake Markets');
      const handedOver = { ...facts, organizerId: next.id };
      if (type === 'application_submitted') await harness.publish(applicationSubmitted, handedOver);
      else await harness.publish(applicationWithdrawn, { ...handedOver, wasAccepted: true, refundPercent: 100 });
      expect(await withheld(next, type)).toBeNull();
      await harness.publishMarketEvent(ids.marketEventId, next.id, 'Lake Market', 2);
      const replicas = harness.db.collection<{ _id: string }>('replicas');
      await eventually(async () =>
        expect(await replicas.findOne({ _id: ids.marketEventId })).toMatchObject({ data: { organizerId: next.id } }),
      );
      expect(await withheld(next, type)).toBeNull();
    },
  );

  it('does not ask for a payment that was made, or that the bank still processes', async () => {
    const { vendor, ids, facts } = await openApplication();
    await harness.publish(applicationAccepted, facts);
    const sums = { currency: 'usd' as const, amountCents: 8_500, platformFeeCents: 425, payoutCents: 8_075 };
    const payment = { ...ids, paymentId: newId(), ...sums };
    await harness.publish(paymentProcessingStarted, payment);
    await replicaHolds(ids.applicationId, { paymentStatus: 'processing' });
    expect(await withheld(vendor, 'application_approved')).toBe(USELESS);
    await harness.publish(paymentFailed, payment);
    await replicaHolds(ids.applicationId, { paymentStatus: 'failed' });
    expect(await withheld(vendor, 'application_approved')).toBeNull();
    await harness.publish(paymentCompleted, payment);
    await replicaHolds(ids.applicationId, { paymentStatus: 'completed' });
    expect(await withheld(vendor, 'application_approved')).toBe(USELESS);
    expect(await withheld(vendor, 'payment_confirmation')).toBeNull();
  });

  it('does not name a booth that the vendor gave back', async () => {
    const { vendor, ids, facts } = await openApplication();
    const start = new Date('2027-04-20T10:00:00Z');
    await harness.clock.moveTo(start);
    await harness.publish(applicationAccepted, facts);
    await harness.publish(applicationBoothAssigned, { ...facts, boothLocation: 'Booth 3' });
    await harness.publish(applicationWithdrawn, { ...facts, wasAccepted: true, refundPercent: 50 });
    await replicaHolds(ids.applicationId, { status: 'withdrawn' });
    await harness.clock.moveTo(new Date(start.getTime() + 120_000));
    expect(await withheld(vendor, 'booth_changed')).toBe(USELESS);
  });

  it('does not speak of a booth at an event that was deleted', async () => {
    const { vendor, ids, facts } = await openApplication();
    await harness.publish(applicationAccepted, facts);
    expect(await withheld(vendor, 'application_approved')).toBeNull();
    const { marketEventId, organizerId } = ids;
    await harness.publish(marketEventDeleted, { marketEventId, organizerId });
    await eventually(async () => expect(await withheld(vendor, 'application_approved')).toBe(USELESS));
  });
});
