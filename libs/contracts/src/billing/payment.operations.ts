import { defineCommand, defineQuery } from '@stallbook/kernel';
import { AnalyticsInput, ByIdInput, ByIdsInput, OfPersonInput, PageInput } from '../common/inputs.js';
import {
  CreatePaymentIntentInput,
  PaymentsByApplicationIdsInput,
  PaymentsInput,
  UpdatePaymentStatusInput,
  type Payment,
  type PaymentIntent,
  type PaymentPage,
} from './payment.dto.js';
import type { PayoutPage } from './payout.dto.js';
import { RefundPaymentInput } from './refund.dto.js';
import type { PayoutOfEvent, Revenue } from './revenue.dto.js';
import { WithdrawalRefundInput, type WithdrawalRefund } from './withdrawal-refund.dto.js';

/**
 * Starts or resumes the payment of an accepted application.
 * @throws PAYMENT.ALREADY_COMPLETED, PAYMENT.ORGANIZER_NOT_READY, PAYMENT.ORGANIZER_GONE (account deleted),
 * PAYMENT.EVENT_DELETED
 */
export const createPaymentIntent = defineCommand<PaymentIntent>()('billing.createPaymentIntent', {
  input: CreatePaymentIntentInput,
  access: ['vendor'],
});

/** What a vendor who withdraws now gets back. */
export const withdrawalRefund = defineQuery<WithdrawalRefund>()('billing.withdrawalRefund', {
  input: WithdrawalRefundInput,
  access: ['vendor'],
});

export const updatePaymentStatus = defineCommand<Payment>()('billing.updatePaymentStatus', {
  input: UpdatePaymentStatusInput,
  access: ['vendor', 'organizer'],
});

/**
 * Stored first, and then made at Stripe: now, or later by a task if Stripe cannot be reached.
 * @throws PAYMENT.NOT_PAID, PAYMENT.REFUND_TOO_LARGE, PAYMENT.TOO_MANY_REFUNDS, PAYMENT.REFUND_SENT (the same request,
 * of another amount)
 */
export const refundPayment = defineCommand<Payment>()('billing.refundPayment', {
  input: RefundPaymentInput,
  access: ['organizer'],
});

export const vendorPayments = defineQuery<PaymentPage>()('billing.vendorPayments', {
  input: PaymentsInput,
  access: ['vendor'],
});

export const organizerPayments = defineQuery<PaymentPage>()('billing.organizerPayments', {
  input: PaymentsInput,
  access: ['organizer'],
});

/** Readable for the payment's vendor and organizer. */
export const paymentById = defineQuery<Payment>()('billing.paymentById', {
  input: ByIdInput,
  access: ['vendor', 'organizer'],
});

export const organizerRevenue = defineQuery<Revenue>()('billing.organizerRevenue', {
  input: AnalyticsInput,
  access: ['organizer'],
});

/** Counts only the caller's payments; zero for an event without any. */
export const payoutsByEventIds = defineQuery<PayoutOfEvent[]>()('billing.payoutsByEventIds', {
  input: ByIdsInput,
  access: ['organizer'],
});

export const organizerPayouts = defineQuery<PayoutPage>()('billing.organizerPayouts', {
  input: PageInput,
  access: ['organizer'],
});

export const paymentsOfPerson = defineQuery<PaymentPage>()('billing.paymentsOfPerson', {
  input: OfPersonInput,
  access: ['admin'],
});

export const paymentsByApplicationIds = defineQuery<Payment[]>()('billing.paymentsByApplicationIds', {
  input: PaymentsByApplicationIdsInput,
  access: ['vendor', 'organizer'],
});
