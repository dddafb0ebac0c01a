import { applicationAccepted, marketEventSaved, personErased } from '@stallbook/contracts';
import { newId, type Actor } from '@stallbook/kernel';
import { marketEventFacts } from '@stallbook/platform/testing';
import { eventually } from '@stallbook/testing';
import type { Document } from 'mongodb';
import {
  acceptedApplication,
  openPayment,
  paidBooth,
  paymentOf,
  readyOrganizer,
  vendor,
} from '../../testing/fixtures.js';
import { openHarness, stripeOf, type Harness } from '../../testing/harness.js';
import type { PaymentDocument } from '../payment.projection.js';
import { BulkPaymentCommands } from './bulk-payment-commands.js';
import { paidTo } from './person-erased.reaction.js';

const ORGANIZER_GONE = {
  code: 'PAYMENT.ORGANIZER_GONE',
  message: 'The organizer deleted their account, so you can no longer pay for this booth.',
};

describe('a booth whose organizer deleted their account', () => {
  let harness: Harness;
  let owner: Awaited<ReturnType<typeof readyOrganizer>>;
  beforeAll(async () => void (harness = await openHarness()));
  afterAll(() => harness?.close());
  beforeEach(async () => void (owner = await readyOrganizer(harness)));

  const erase = (personId: string) => harness.publish(personErased, { personId, addresses: [] });
  const shown = (applicationId: string, who: Actor) => paymentOf(harness, applicationId, who);
  const refused = (applicationId: string, who: Actor) =>
    eventually(async () => expect(openPayment(harness, applicationId, who)).rejects.toMatchObject(ORGANIZER_GONE));

  it('can no longer be paid, and the vendor sees why', async () => {
    const { applicationId, vendor: ann } = await acceptedApplication(harness, owner.id);
    await erase(owner.id);
    await eventually(async () => expect(await shown(applicationId, ann)).toBeUndefined());
    await refused(applicationId, ann);
  });

  it('cannot be paid through a page that is already open', async () => {
    const { applicationId, vendor: ann } = await acceptedApplication(harness, owner.id);
    const { paymentIntentId } = await openPayment(harness, applicationId, ann);
    await erase(owner.id);
    const { paymentIntents } = stripeOf(harness);
    await eventually(async () =>
      expect(await paymentIntents.retrieve(paymentIntentId)).toMatchObject({ status: 'canceled' }),
    );
    expect(() => harness.emulator.control.pay(paymentIntentId)).toThrow();
    await refused(applicationId, ann);
  });

  it('stays paid if it was paid before', async () => {
    const { applicationId, vendor: ann } = await paidBooth(harness, owner);
    const other = await acceptedApplication(harness, owner.id);
    await erase(owner.id);
    await eventually(async () => expect(await shown(other.applicationId, other.vendor)).toBeUndefined());
    expect(await shown(applicationId, ann)).toMatchObject({ status: 'completed', amountCents: 8500 });
    await expect(openPayment(harness, applicationId, ann)).rejects.toMatchObject({ code: 'PAYMENT.ALREADY_COMPLETED' });
  });

  it('is refunded if a bank confirms the payment later, and its event is not shown as deleted', async () => {
    const { applicationId, vendor: ann } = await acceptedApplication(harness, owner.id);
    const { paymentIntentId } = await openPayment(harness, applicationId, ann);
    harness.emulator.control.process(paymentIntentId);
    await eventually(async () => expect(await shown(applicationId, ann)).toMatchObject({ status: 'processing' }));
    await erase(owner.id);
    await eventually(async () => expect(await shown(applicationId, ann)).toBeUndefined());
    harness.emulator.control.pay(paymentIntentId);
    const refunds = [{ amountCents: 8500, reason: 'organizer_left', status: 'succeeded' }];
    const refunded = { status: 'refunded', refunds, isEventDeleted: false };
    await eventually(async () => expect(await shown(applicationId, ann)).toMatchObject(refunded));
  });

  it('cannot be paid after a late acceptance', async () => {
    await erase(owner.id);
    await eventually(async () =>
      expect(await harness.db.collection<{ _id: string }>('vendorNames').countDocuments({ _id: owner.id })).toBe(1),
    );
    const ann = vendor();
    const fees = { boothFeeCents: 7500, applicationFeeCents: 0 };
    const facts = { applicationId: newId(), marketEventId: newId(), vendorId: ann.id, organizerId: owner.id, ...fees };
    await harness.publish(applicationAccepted, facts);
    await refused(facts.applicationId, ann);
  });

  it('cannot be paid while its payment was requested behind the withdrawal of the others', async () => {
    const { applicationId, vendor: ann } = await acceptedApplication(harness, owner.id);
    // Withdrawals of earlier tests would take the answer.
    await eventually(async () => expect(await harness.db.collection('processes').countDocuments()).toBe(0));
    const withdrawal = jest.spyOn(harness.app.get(BulkPaymentCommands), 'execute').mockResolvedValueOnce([]);
    await erase(owner.id);
    await eventually(() => expect(withdrawal).toHaveBeenCalled());
    withdrawal.mockRestore();
    expect(await shown(applicationId, ann)).toMatchObject({ status: 'pending' });
    await refused(applicationId, ann);
  });

  it.each(['payments', 'withdrawnPayments'])('is found in %s by indexes alone', async (collection) => {
    const stored = harness.db.collection<{ _id: string }>(collection);
    const others = Array.from({ length: 300 }, () => ({ _id: newId(), organizerId: newId() }));
    await stored.insertMany(others);
    const plan = await stored
      .find({ $and: [paidTo(newId()), { _id: { $gt: '' } }] })
      .sort({ _id: 1 })
      .limit(100)
      .explain('executionStats');
    expect((plan as Document)['executionStats']).toMatchObject({ totalDocsExamined: 0, totalKeysExamined: 0 });
    await stored.deleteMany({ _id: { $in: others.map(({ _id }) => _id) } });
  });

  it('can no longer be paid if the next owner deletes their account before the open intent is closed', async () => {
    const nextPayee = await readyOrganizer(harness);
    const { applicationId, marketEventId, vendor: ann } = await acceptedApplication(harness, owner.id);
    await openPayment(harness, applicationId, ann);
    const payments = harness.db.collection<PaymentDocument>('payments');
    await harness.withoutStripe(async () => {
      const handedOver = marketEventFacts({ marketEventId, organizerId: nextPayee.id, revision: 2 });
      await harness.publish(marketEventSaved, handedOver);
      const pending = { applicationId, 'nextPayee.organizerId': nextPayee.id };
      await eventually(async () => expect(await payments.countDocuments(pending)).toBe(1));
      await erase(nextPayee.id);
      await eventually(async () => expect(await payments.countDocuments({ applicationId })).toBe(0));
    });
    await refused(applicationId, ann);
  });

  it('is paid to the new owner of the market event', async () => {
    const nextPayee = await readyOrganizer(harness);
    const { applicationId, marketEventId, vendor: ann } = await acceptedApplication(harness, owner.id);
    await harness.publish(
      marketEventSaved,
      marketEventFacts({ marketEventId, organizerId: nextPayee.id, revision: 2 }),
    );
    await eventually(async () => expect(await shown(applicationId, nextPayee)).toMatchObject({ status: 'pending' }));
    const left = await acceptedApplication(harness, owner.id);
    await erase(owner.id);
    await eventually(async () => expect(await shown(left.applicationId, left.vendor)).toBeUndefined());
    await expect(openPayment(harness, applicationId, ann)).resolves.toMatchObject({ amountCents: 8500 });
    await erase(nextPayee.id);
    await refused(applicationId, ann);
  });

  it('can be paid to the next owner of the market event, who got it before or after', async () => {
    const marketEventId = newId();
    const { applicationId, vendor: ann } = await acceptedApplication(harness, owner.id, vendor(), { marketEventId });
    const opened = await acceptedApplication(harness, owner.id, vendor(), { marketEventId });
    const closed = await openPayment(harness, opened.applicationId, opened.vendor);
    const late = { ...opened, applicationId: newId(), vendorId: newId() };
    await erase(owner.id);
    await refused(applicationId, ann);
    await harness.publish(applicationAccepted, late);
    await refused(late.applicationId, vendor(late.vendorId));
    const next = await readyOrganizer(harness);
    await harness.publish(marketEventSaved, marketEventFacts({ marketEventId, organizerId: next.id, revision: 2 }));
    for (const [id, who] of [
      [applicationId, ann],
      [opened.applicationId, opened.vendor],
      [late.applicationId, vendor(late.vendorId)],
    ] as const) {
      await eventually(async () => expect(await shown(id, next)).toMatchObject({ status: 'pending' }));
      await expect(openPayment(harness, id, who)).resolves.toMatchObject({ amountCents: 8500 });
    }
    expect(() => harness.emulator.control.pay(closed.paymentIntentId)).toThrow();
  });

  it('cannot be paid to a new owner who deleted their account first', async () => {
    const next = await readyOrganizer(harness);
    const { applicationId, marketEventId, vendor: ann } = await acceptedApplication(harness, owner.id);
    await erase(next.id);
    await harness.publish(marketEventSaved, marketEventFacts({ marketEventId, organizerId: next.id, revision: 2 }));
    await refused(applicationId, ann);
  });
});
