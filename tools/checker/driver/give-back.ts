import { vendorPayments } from '@stallbook/contracts';
import { newId } from '@stallbook/kernel';
import { AtStripe } from './at-stripe.js';
import type { Person, Place } from './person.js';
import { until } from './until.js';

export interface Intent {
  paymentId: string;
  paymentIntentId: string;
}

export interface Paid extends Intent {
  vendor: Person;
}

interface Page {
  items: { id: string; status: string }[];
}

const PART_CENTS = 2_500;
const LOOK = 'query Drive { vendorPayments(input: {}) { items { id status } } }';

/** Support refunds a part in Stripe's dashboard, then the rest; the vendor sees it on the payments page. */
export async function giveBack({ vendor, paymentId, paymentIntentId }: Paid, place: Place): Promise<void> {
  const seen = (status: string) =>
    until(
      `payment ${paymentId} is ${status}`,
      () => vendor.gateway.graphql<Page>(vendorPayments.name, LOOK, {}, newId()),
      ({ items }) => items.some((payment) => payment.id === paymentId && payment.status === status),
    );
  const stripe = new AtStripe(place);
  await stripe.refund(paymentIntentId, newId(), PART_CENTS);
  await seen('completed');
  await stripe.refund(paymentIntentId, newId());
  await seen('refunded');
}
