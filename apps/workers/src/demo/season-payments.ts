import {
  accountStatus,
  createAccountLink,
  createConnectAccount,
  createPaymentIntent,
  paymentById,
  PaymentStatus,
  refundPayment,
  RefundReason,
  vendorPayments,
} from '@stallbook/contracts';
import { newId } from '@stallbook/kernel';
import type { DemoCaller, DemoPerson } from './demo-caller.js';

/** Fills in a page of the Stripe emulator as a person would. */
async function submitPage(url: string, fields: Record<string, string>): Promise<void> {
  const response = await fetch(url, { method: 'POST', body: new URLSearchParams(fields), redirect: 'manual' });
  if (response.status >= 400) throw new Error(`a page of the payment emulator answered ${response.status}`);
}

export async function connectPayouts(caller: DemoCaller, organizer: DemoPerson): Promise<void> {
  await organizer.does(createConnectAccount, 'season', {});
  const isReady = async () => (await organizer.asks(accountStatus, {})).chargesEnabled;
  if (await isReady()) return;
  const { url } = await organizer.does(createAccountLink, newId(), {});
  await submitPage(url, { action: 'finish', business_name: 'Riverside Markets' });
  await caller.until(isReady);
}

/** Resolves with the payment's ID when the webhook has completed it. */
export async function pay(caller: DemoCaller, vendor: DemoPerson, applicationId: string): Promise<string> {
  const { items } = await vendor.asks(vendorPayments, { page: 1, pageSize: 100 });
  const earlier = items.find((payment) => payment.applicationId === applicationId && payment.paidAt !== null);
  if (earlier) return earlier.id;
  const { payUrl, paymentId, status } = await vendor.does(createPaymentIntent, applicationId, {
    applicationId,
    currency: 'usd',
  });
  const isPaid = async () => (await vendor.asks(paymentById, { id: paymentId })).status === PaymentStatus.completed;
  if (payUrl && status !== PaymentStatus.completed && !(await isPaid())) {
    await submitPage(payUrl, { action: 'pay', card: 'pm_card_visa' });
    await caller.until(isPaid);
  }
  return paymentId;
}

export const refundSome = (organizer: DemoPerson, paymentId: string) =>
  organizer.does(refundPayment, paymentId, { paymentId, amountCents: 1_500, reason: RefundReason.booth_changed });
