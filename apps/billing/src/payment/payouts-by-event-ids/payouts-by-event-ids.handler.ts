import { Controller } from '@nestjs/common';
import { payoutsByEventIds, type ByIdsInput, type PayoutOfEvent } from '@stallbook/contracts';
import { actorOf, type CallContext } from '@stallbook/kernel';
import { Handles } from '@stallbook/rpc';
import { revenueSums } from '../organizer-revenue/revenue-sums.js';
import { PaymentReader } from '../payment.reader.js';

@Controller()
export class PayoutsByEventIdsHandler {
  constructor(private readonly reader: PaymentReader) {}

  /** One pass over the index of market events, however many there are. */
  @Handles(payoutsByEventIds)
  async handle({ ids }: ByIdsInput, context: CallContext): Promise<PayoutOfEvent[]> {
    const { payoutCents } = revenueSums;
    const found = await this.reader.collection
      .aggregate<{ _id: string; payoutCents: number }>([
        { $match: { marketEventId: { $in: ids }, organizerId: actorOf(context).id } },
        { $group: { _id: '$marketEventId', payoutCents } },
      ])
      .toArray();
    const sums = new Map(found.map(({ _id, ...sum }) => [_id, sum.payoutCents]));
    return ids.map((eventId) => ({ eventId, payoutCents: sums.get(eventId) ?? 0 }));
  }
}
