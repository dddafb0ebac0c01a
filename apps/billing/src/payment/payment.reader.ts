import { Inject, Injectable } from '@nestjs/common';
import { PaymentStatus, type Payment } from '@stallbook/contracts';
import { DB } from '@stallbook/platform';
import type { Collection, Db } from 'mongodb';
import { Replicas } from '../replicas/replicas.js';
import type { PaymentDetails } from './domain/payment.state.js';
import { payments, type PaymentDocument } from './payment.projection.js';

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
    const [titles, names] = await Promise.all([
      this.replicas.titlesOf(details.map(({ marketEventId }) => marketEventId)),
      this.replicas.namesOf(details.map(({ vendorId }) => vendorId)),
    ]);
    return details.map((one) => ({
      id: one.paymentId,
      applicationId: one.applicationId,
      eventId: one.marketEventId,
      eventTitle: titles.get(one.marketEventId) ?? null,
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
      failureMessage: one.failureMessage,
      createdAt: one.createdAt,
      paidAt: one.paidAt,
    }));
  }
}
