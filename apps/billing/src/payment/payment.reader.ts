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
import { DB } from '@stallbook/platform';
import type { Collection, Db } from 'mongodb';
import { Replicas } from '../replicas/replicas.js';
import type { Dispute } from './domain/dispute.js';
import type { PaymentDetails } from './domain/payment.state.js';
import { refundableCents, type RequestedRefund } from './domain/refund.js';
import { payments, type PaymentDocument } from './payment.projection.js';

const shownRefund = ({ refundId, amountCents, reason, status, failures, requestedAt }: RequestedRefund): Refund => ({
  id: refundId,
  amountCents,
  reason: RefundReason[reason],
  status: RefundStatus[status],
  isDelayed: failures > 0 && status !== 'succeeded',
  requestedAt,
});

const shownDispute = ({ disputeId, status, amountCents, heldCents, openedAt }: Dispute): ShownDispute => ({
  ...{ id: disputeId, status: DisputeStatus[status], amountCents, heldCents, openedAt },
});

/** The read model, and payments in the form of the contract. */
@Injectable()
export class PaymentReader {
  readonly collection: Collection<PaymentDocument>;

  constructor(
    @Inject(DB) db: Db,
    private readonly replicas: Replicas,
  ) {
    this.collection = db.collection<PaymentDocument>(payments.collection);
  }

  /** In the given order, with two queries. */
  async show(details: readonly PaymentDetails[]): Promise<Payment[]> {
    const [markets, names] = await Promise.all([
      this.replicas.marketsOf(details.map(({ marketEventId }) => marketEventId)),
      this.replicas.namesOf(details.map(({ vendorId }) => vendorId)),
    ]);
    return details.map((one) => ({
      id: one.paymentId,
      applicationId: one.applicationId,
      eventId: one.marketEventId,
      eventTitle: markets.get(one.marketEventId)?.title ?? null,
      eventDate: markets.get(one.marketEventId)?.startDate ?? null,
      isEventDeleted:
        (one.stage === 'withdrawn' && one.withdrawal?.reason !== 'vendor_withdrew') ||
        markets.get(one.marketEventId)?.deleted === true,
      vendorId: one.vendorId,
      vendorName: names.get(one.vendorId) ?? null,
      organizerId: one.organizerId,
      status: PaymentStatus[one.status],
      currency: one.currency,
      boothFeeCents: one.boothFeeCents,
      applicationFeeCents: one.applicationFeeCents,
      amountCents: one.amountCents,
      platformFeeCents: one.platformFeeCents,
      payoutCents: one.payoutCents,
      refundedCents: one.refundedCents,
      refundableCents: refundableCents(one),
      refunds: one.refunds.map(shownRefund),
      disputes: one.disputes.map(shownDispute),
      failureMessage: one.failureMessage,
      createdAt: one.createdAt,
      paidAt: one.paidAt,
    }));
  }
}
