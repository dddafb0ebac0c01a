import { Injectable } from '@nestjs/common';
import type { PaymentPage, PaymentsInput, PaymentTotals } from '@stallbook/contracts';
import type { Filter } from 'mongodb';
import { PaymentReader } from '../payment.reader.js';
import { DUE_STATUSES } from '../domain/payment.state.js';
import type { PaymentDocument } from '../payment.projection.js';
import { noRevenue, revenueSums } from '../organizer-revenue/revenue-sums.js';

const newestFirst = { datedAt: -1, _id: 1 } as const;
/** By name, `failed` is the first of the statuses that are due. */
const failedFirst = { status: 1, ...newestFirst } as const;

export const orderOf = ({ due }: Pick<PaymentsInput, 'due'>) => (due ? failedFirst : newestFirst);

/** Payments of a party, the newest first, of those due the failed before the others; with the totals of the whole filter. */
@Injectable()
export class PaymentList {
  constructor(private readonly reader: PaymentReader) {}

  /** `viewer`: as for `PaymentReader.show`. */
  async page(party: Filter<PaymentDocument>, input: PaymentsInput, viewer: string | null): Promise<PaymentPage> {
    const { page, pageSize, paymentId, eventId, status, due, charged } = input;
    const filter: Filter<PaymentDocument> = {
      ...party,
      ...(paymentId && { _id: paymentId }),
      ...(eventId && { marketEventId: eventId }),
      ...(status && { status }),
      ...(charged && { amountCents: { $gt: 0 } }),
      ...(typeof due === 'boolean' && { $and: [{ status: due ? { $in: DUE_STATUSES } : { $nin: DUE_STATUSES } }] }),
    };
    const [items, { total, ...totals }] = await Promise.all([
      this.reader.collection
        .find(filter, { sort: orderOf(input), skip: (page - 1) * pageSize, limit: pageSize })
        .toArray(),
      this.totals(filter),
    ]);
    return { items: await this.reader.show(items, viewer), total, totals };
  }

  private async totals(filter: Filter<PaymentDocument>): Promise<PaymentTotals & { total: number }> {
    const [sums] = await this.reader.collection
      .aggregate<PaymentTotals & { total: number }>([
        { $match: filter },
        {
          $group: {
            _id: null,
            total: { $sum: 1 },
            ...revenueSums,
          },
        },
        { $project: { _id: 0 } },
      ])
      .toArray();
    return sums ?? { total: 0, ...noRevenue };
  }
}
