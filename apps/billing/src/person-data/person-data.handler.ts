import { Controller, Inject } from '@nestjs/common';
import { billingPersonData, type PersonDataInput, type PersonDataPage } from '@stallbook/contracts';
import { personPage, personDataIn } from '@stallbook/event-store';
import { pick } from '@stallbook/kernel';
import { DB } from '@stallbook/platform';
import { Handles } from '@stallbook/rpc';
import type { Db } from 'mongodb';
import { connectedAccounts } from '../connected-account/connected-account.projection.js';
import type { EntryKind, LedgerEntry } from '../ledger/domain/entries.js';
import { LEDGER_ENTRIES } from '../ledger/ledger.schema.js';
import { PAYOUTS, type PayoutDocument } from '../payout/payout.schema.js';
import { payments, type PaymentDocument } from '../payment/payment.projection.js';
import { subscriptions } from '../subscription/subscription.projection.js';
import { MarketEventReplicas } from '../replicas/market-event-replicas.js';
import { VENDOR_NAMES, type VendorName } from '../replicas/vendor-name.schema.js';

/** Movements between the organizer and the platform, not visible to the vendor. */
const ORGANIZER_ONLY: EntryKind[] = ['transfer', 'application_fee', 'transfer_reversal', 'application_fee_refund'];

/** Payments that a person made or received, without the other party. */
@Controller()
export class PersonDataHandler {
  constructor(
    @Inject(DB) private readonly db: Db,
    private readonly markets: MarketEventReplicas,
  ) {}

  @Handles(billingPersonData)
  handle(input: PersonDataInput): Promise<PersonDataPage> {
    const { db } = this;
    const all = payments.in(db);
    return personPage(input, [
      personDataIn('paymentsMade', all, {
        personField: 'vendorId',
        show: async (payment) => ({
          ...factsOf(payment, await this.titleOf(payment)),
          boothFeeCents: payment.boothFeeCents,
          applicationFeeCents: payment.applicationFeeCents,
          attempts: payment.attempts,
          failureMessage: payment.failureMessage,
        }),
      }),
      personDataIn('paymentsReceived', all, {
        personField: 'organizerId',
        show: async (payment) => ({
          ...factsOf(payment, await this.titleOf(payment)),
          platformFeeCents: payment.platformFeeCents,
          payoutCents: payment.payoutCents,
          platformFeeRefundedCents: payment.platformFeeRefundedCents,
          transferReversedCents: payment.transferReversedCents,
          stripeAccountId: payment.stripeAccountId,
        }),
      }),
      personDataIn('movements', db.collection<LedgerEntry>(LEDGER_ENTRIES), {
        filterFor: ({ personId }) => ({
          $or: [{ vendorId: personId, kind: { $nin: ORGANIZER_ONLY } }, { organizerId: personId }],
        }),
        show: ['kind', 'paymentId', 'paymentIntentId', 'currency', 'amountCents', 'at'],
      }),
      personDataIn('stripeAccount', connectedAccounts.in(db), {
        personField: '_id',
        show: ['stripeAccountId', 'detailsSubmitted', 'chargesEnabled', 'payoutsEnabled', 'lost'],
      }),
      personDataIn('payouts', db.collection<PayoutDocument>(PAYOUTS), {
        personField: 'organizerId',
        show: ['_id', 'amountCents', 'currency', 'status', 'arrivesOn', 'createdAt'],
      }),
      personDataIn('subscription', subscriptions.in(db), {
        personField: '_id',
        show: ['role', 'customerId', 'paid', 'benefits'],
      }),
      personDataIn('copyOfProfile', db.collection<VendorName>(VENDOR_NAMES), {
        personField: '_id',
        show: ['businessName'],
      }),
    ]);
  }

  private async titleOf({ marketEventId }: PaymentDocument): Promise<string | null> {
    return (await this.markets.find(marketEventId))?.title ?? null;
  }
}

const factsOf = ({ _id: id, ...payment }: PaymentDocument, eventTitle: string | null) => ({
  id,
  applicationId: payment.applicationId,
  marketEventId: payment.marketEventId,
  eventTitle,
  stage: payment.stage,
  status: payment.status,
  currency: payment.currency,
  amountCents: payment.amountCents,
  refundedCents: payment.refundedCents,
  refunds: payment.refunds.map((refund) => pick(refund, 'refundId', 'amountCents', 'reason', 'status', 'requestedAt')),
  paymentIntentId: payment.paymentIntentId,
  createdAt: payment.createdAt,
  paidAt: payment.paidAt,
});
