import { Inject, Injectable } from '@nestjs/common';
import {
  DisputeStatus,
  PaymentStatus,
  RefundReason,
  RefundStatus,
  type Dispute as ShownDispute,
  type Payment,
  type Refund,
} from '@stallbook/contracts';
import type { Cents } from '@stallbook/kernel';
import { DB } from '@stallbook/platform';
import type { Collection, Db } from 'mongodb';
import { ConnectedAccountReader } from '../connected-account/connected-account.reader.js';
import { split } from '../plan/domain/platform-fee.js';
import { Tiers } from '../plan/tiers.js';
import { MarketEventReplicas } from '../replicas/market-event-replicas.js';
import { VendorNames } from '../replicas/vendor-names.js';
import { DUE_STATUSES, type Dispute, type PaymentDetails, type RequestedRefund } from './domain/payment.state.js';
import { refundableCents } from './domain/refund.js';
import { payments, type PaymentDocument } from './payment.projection.js';

const shownRefund = ({ refundId, amountCents, reason, status, failures }: RequestedRefund): Refund => ({
  id: refundId,
  amountCents,
  reason: RefundReason[reason],
  status: RefundStatus[status],
  isDelayed: failures > 0 && status !== 'succeeded',
});

const shownDispute = ({ disputeId, status, amountCents, heldCents }: Dispute): ShownDispute => ({
  id: disputeId,
  status: DisputeStatus[status],
  amountCents,
  heldCents,
});

type Shares = Pick<Payment, 'platformFeeCents' | 'payoutCents'>;

/** They would tell the vendor the organizer's plan. */
const noShares: Shares = { platformFeeCents: null, payoutCents: null };

const sharesOf = (
  { platformFeeRefundedCents, transferReversedCents }: PaymentDetails,
  expected: { platformFeeCents: Cents; payoutCents: Cents },
): Shares => ({
  platformFeeCents: expected.platformFeeCents - platformFeeRefundedCents,
  // A reversed transfer includes the fee, and the organizer gets a refunded fee back.
  payoutCents: expected.payoutCents - (transferReversedCents - platformFeeRefundedCents),
});

/** Its fee is that of the payee's plan when the vendor opens the payment page. */
const isOpen = ({ status }: PaymentDetails): boolean => DUE_STATUSES.some((due) => due === status);

/** Who receives a payment that is made now. */
const payeeOf = ({ nextPayee, organizerId }: PaymentDetails): string => nextPayee?.organizerId ?? organizerId;

/** The read model, and payments in the form of the contract. */
@Injectable()
export class PaymentReader {
  readonly collection: Collection<PaymentDocument>;

  constructor(
    @Inject(DB) db: Db,
    private readonly markets: MarketEventReplicas,
    private readonly names: VendorNames,
    private readonly accounts: ConnectedAccountReader,
    private readonly tiers: Tiers,
  ) {
    this.collection = payments.in(db);
  }

  /** Shows payments in the given order, with one query of each kind. `viewer` is a party of them, or null for an admin. */
  async show(details: readonly PaymentDetails[], viewer: string | null): Promise<Payment[]> {
    const [markets, names, ready, rates] = await Promise.all([
      this.markets.byIds(details.map(({ marketEventId }) => marketEventId)),
      this.names.byIds(details.map(({ vendorId }) => vendorId)),
      this.accounts.readyAmong(details.map(payeeOf)),
      this.tiers.feeRatesFor(details.map(payeeOf)),
    ]);
    const expected = (one: PaymentDetails) => (isOpen(one) ? split(one, rates.get(payeeOf(one)) ?? null) : one);
    return details.map((one) => ({
      id: one.paymentId,
      applicationId: one.applicationId,
      eventId: one.marketEventId,
      eventTitle: markets.get(one.marketEventId)?.title ?? null,
      eventDate: markets.get(one.marketEventId)?.startDate ?? null,
      isEventDeleted: one.withdrawal?.reason === 'event_deleted' || markets.get(one.marketEventId)?.deleted === true,
      vendorId: one.vendorId,
      vendorName: names.get(one.vendorId) ?? null,
      organizerId: one.organizerId,
      isOrganizerReady: ready.has(payeeOf(one)),
      status: PaymentStatus[one.status],
      currency: one.currency,
      boothFeeCents: one.boothFeeCents,
      applicationFeeCents: one.applicationFeeCents,
      amountCents: one.amountCents,
      ...(one.vendorId === viewer ? noShares : sharesOf(one, expected(one))),
      refundedCents: one.refundedCents,
      refundableCents: refundableCents(one),
      refunds: one.refunds.map(shownRefund),
      disputes: one.disputes.map(shownDispute),
      // Why a card was declined is between the vendor and their bank.
      failureMessage: one.organizerId === viewer ? null : one.failureMessage,
      createdAt: one.createdAt,
      paidAt: one.paidAt,
    }));
  }
}
