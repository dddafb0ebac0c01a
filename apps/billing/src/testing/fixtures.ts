import {
  applicationAccepted,
  createConnectAccount,
  createPaymentIntent,
  marketEventSaved,
  paymentsByApplicationIds,
  vendorPayments,
  type Payment,
  type PaymentIntent,
} from '@stallbook/contracts';
import { newId, type Actor } from '@stallbook/kernel';
import { actorAs, marketEventFacts, type ServiceHarness } from '@stallbook/platform/testing';
import { eventually } from '@stallbook/testing';
import type { Harness } from './harness.js';

export const vendor = (id?: string): Actor => actorAs('vendor', id);
export const organizer = (): Actor => actorAs('organizer');
export const firstPage = { page: 1, pageSize: 12 };

export const profileOf = (personId: string, role: 'vendor' | 'organizer') => ({
  personId,
  role,
  email: 'a@b.example',
  businessName: 'Bees',
  contactName: 'Bea',
  phone: null,
  city: 'Salem',
  state: 'OR',
  productCategories: [],
  language: null,
});

/** An organizer whose account at Stripe is ready. */
export async function readyOrganizer(harness: Harness): Promise<Actor & { accountId: string }> {
  const owner = organizer();
  const { accountId } = await harness.call(createConnectAccount, {}, owner);
  if (!accountId) throw new Error('no account was made');
  harness.emulator.control.onboard(accountId);
  return { ...owner, accountId };
}

/** An accepted application with fees of $75.00 and $10.00, as the applications service publishes it. */
export async function acceptedApplication(
  harness: ServiceHarness,
  organizerId: string,
  who: Actor = vendor(),
  given: { boothFeeCents?: number; applicationFeeCents?: number; marketEventId?: string } = {},
) {
  const marketEventId = given.marketEventId ?? newId();
  const { boothFeeCents = 7500, applicationFeeCents = 1000 } = given;
  const fees = { boothFeeCents, applicationFeeCents };
  const facts = { applicationId: newId(), marketEventId, vendorId: who.id, organizerId, ...fees };
  await harness.publish(applicationAccepted, facts);
  await eventually(async () => {
    const { items } = await harness.call(vendorPayments, firstPage, who);
    if (!items.some(({ applicationId }) => applicationId === facts.applicationId)) throw new Error('not due yet');
  });
  return { ...facts, vendor: who };
}

export const openPayment = (
  harness: ServiceHarness,
  applicationId: string,
  who: Actor,
  commandId?: string,
): Promise<PaymentIntent> => harness.call(createPaymentIntent, { applicationId, currency: 'usd' }, who, commandId);

/** The payment of an application as a person sees it. */
export const paymentOf = async (
  harness: ServiceHarness,
  applicationId: string,
  who: Actor,
): Promise<Payment | undefined> =>
  (await harness.call(paymentsByApplicationIds, { applicationIds: [applicationId] }, who))[0];

/** An accepted application whose vendor has paid. */
export async function paidBooth(
  harness: Harness,
  owner: Actor,
  given: { boothFeeCents?: number; marketEventId?: string } = {},
) {
  const accepted = await acceptedApplication(harness, owner.id, vendor(), given);
  const { paymentIntentId, paymentId } = await openPayment(harness, accepted.applicationId, accepted.vendor);
  harness.emulator.control.pay(paymentIntentId);
  await eventually(async () => {
    const payment = await paymentOf(harness, accepted.applicationId, owner);
    if (payment?.status !== 'completed') throw new Error('not paid yet');
  });
  return { ...accepted, paymentIntentId, paymentId };
}

export const titled = (
  harness: ServiceHarness,
  { marketEventId, organizerId }: { marketEventId: string; organizerId: string },
  title: string,
): Promise<void> => harness.publish(marketEventSaved, marketEventFacts({ marketEventId, organizerId, title }));
