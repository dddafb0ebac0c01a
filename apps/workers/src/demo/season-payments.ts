import {
  accountStatus,
  ConnectedAccountStatus,
  createAccountLink,
  createCheckoutSession,
  createConnectAccount,
  createPaymentIntent,
  mySubscription,
  paymentById,
  paymentsByApplicationIds,
  PaymentStatus,
  refreshSubscription,
  refundPayment,
  OrganizerRefundReason,
  updatePaymentStatus,
  type Tier,
} from '@stallbook/contracts';
import { newId } from '@stallbook/kernel';
import type { DemoCaller, DemoPerson } from './demo-caller.js';

/** Fills in a page of the Stripe emulator as a person would. */
async function submitPage(url: string, fields: Record<string, string>, expected: number[] = [200, 303]): Promise<void> {
  const response = await fetch(url, { method: 'POST', body: new URLSearchParams(fields), redirect: 'manual' });
  await response.body?.cancel();
  if (!expected.includes(response.status)) throw new Error(`a page of the payments answered ${response.status}`);
}

export async function connectPayouts(caller: DemoCaller, organizer: DemoPerson, at: Date): Promise<void> {
  await organizer.does(createConnectAccount, 'season', {}, at);
  const isReady = async () => (await organizer.asks(accountStatus, {})).status === ConnectedAccountStatus.active;
  if (await isReady()) return;
  const { url } = await organizer.does(createAccountLink, newId(), {});
  await submitPage(url, { action: 'finish', business_name: 'Riverside Markets' });
  await caller.expect(`The connected account of the ${organizer.name}`, isReady);
}

export async function subscribe(person: DemoPerson, planType: Tier): Promise<void> {
  const { plan } = await person.asks(mySubscription, {});
  if (plan === planType) return;
  const { url } = await person.does(createCheckoutSession, newId(), { planType });
  await submitPage(url, { action: 'pay', card: 'pm_card_visa', email: `${person.name}@stallbook.example` });
  await person.does(refreshSubscription, newId(), {});
}

/** Pays, or tries to, and comes back from the payment page before the webhook: so the instant is the season's. */
export async function pay(
  vendor: DemoPerson,
  applicationId: string,
  { at, declined = false }: { at: Date; declined?: boolean },
): Promise<string> {
  const { payUrl, paymentId, paymentIntentId } = await vendor.does(
    createPaymentIntent,
    applicationId,
    { applicationId, currency: 'usd' },
    at,
  );
  const { status: before } = await vendor.asks(paymentById, { id: paymentId });
  const isOver = before !== PaymentStatus.pending && before !== PaymentStatus.processing;
  if (isOver || !payUrl) return paymentId;
  const card = declined ? 'pm_card_chargeDeclined' : 'pm_card_visa';
  await submitPage(payUrl, { action: 'pay', card, webhooks: 'late' }, [200, 303, 402]);
  const status = PaymentStatus.completed;
  await vendor.does(updatePaymentStatus, paymentIntentId, { paymentIntentId, status }, at);
  return paymentId;
}

export function refundSome(organizer: DemoPerson, paymentId: string, at: Date) {
  const refund = { paymentId, requestId: paymentId, amountCents: 1_500, reason: OrganizerRefundReason.booth_changed };
  return organizer.does(refundPayment, paymentId, refund, at);
}

export async function paymentOf(organizer: DemoPerson, applicationId: string) {
  const [payment] = await organizer.asks(paymentsByApplicationIds, { applicationIds: [applicationId] });
  return payment;
}
