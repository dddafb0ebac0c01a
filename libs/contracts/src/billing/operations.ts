import { defineCommand, defineQuery } from '@stallbook/kernel';
import { ByIdInput, NoInput, OfPersonInput, PageInput } from '../common/inputs.js';
import { type AccountLink, type ConnectedAccount, CreateConnectAccountInput } from './connected-account.dto.js';
import { type Membership, MembershipsOfInput, type PersonMembership } from './membership.dto.js';
import {
  CreatePaymentIntentInput,
  type Payment,
  type PaymentIntent,
  type PaymentPage,
  PaymentsByApplicationIdsInput,
  PaymentsInput,
  UpdatePaymentStatusInput,
} from './payment.dto.js';
import type { PayoutPage } from './payout.dto.js';
import { RefundPaymentInput } from './refund.dto.js';
import { type Revenue, RevenueInput } from './revenue.dto.js';
import { type Plan, PlanByNameInput, type PlanCatalog, type PlanVersion } from './plan.dto.js';
import { UpdatePlanInput } from './plan.inputs.js';
import { StripeWebhookInput, type WebhookReceipt } from './webhook.dto.js';
import { type WithdrawalRefund, WithdrawalRefundInput } from './withdrawal-refund.dto.js';

export const planCatalog = defineQuery<PlanCatalog>()('billing.planCatalog', { input: NoInput, access: 'public' });

export const planByName = defineQuery<Plan>()('billing.planByName', { input: PlanByNameInput, access: 'public' });

/** @throws PLAN.CHANGED_MEANWHILE, PLAN.BASIC_IS_FREE, PLAN.NEEDS_PRICE */
export const updatePlan = defineCommand<Plan>()('billing.updatePlan', {
  input: UpdatePlanInput,
  access: ['admin'],
  stepUp: true,
});

export const planHistory = defineQuery<PlanVersion[]>()('billing.planHistory', {
  input: PlanByNameInput,
  access: ['admin'],
});

export const membership = defineQuery<Membership>()('billing.membership', { input: NoInput, access: 'signed-in' });

export const membershipsOf = defineQuery<PersonMembership[]>()('billing.membershipsOf', {
  input: MembershipsOfInput,
  access: ['admin'],
});

export const createConnectAccount = defineCommand<ConnectedAccount>()('billing.createConnectAccount', {
  input: CreateConnectAccountInput,
  access: ['organizer'],
});

export const createAccountLink = defineCommand<AccountLink>()('billing.createAccountLink', {
  input: NoInput,
  access: ['organizer'],
});

export const accountStatus = defineQuery<ConnectedAccount>()('billing.accountStatus', {
  input: NoInput,
  access: ['organizer'],
});

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

/** The refund is stored first, and made at Stripe by a task. @throws PAYMENT.NOT_PAID, PAYMENT.REFUND_TOO_LARGE */
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

/** For its vendor and its organizer. */
export const paymentById = defineQuery<Payment>()('billing.paymentById', {
  input: ByIdInput,
  access: ['vendor', 'organizer'],
});

export const organizerRevenue = defineQuery<Revenue>()('billing.organizerRevenue', {
  input: RevenueInput,
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

/** @throws PAYMENT.WEBHOOK_UNVERIFIED unless Stripe signed it within the last five minutes */
export const receiveStripeWebhook = defineCommand<WebhookReceipt>()('billing.receiveStripeWebhook', {
  input: StripeWebhookInput,
  access: 'public',
});
