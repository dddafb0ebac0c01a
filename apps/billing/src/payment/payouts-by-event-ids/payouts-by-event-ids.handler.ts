import { Controller } from '@nestjs/common';
import { payoutsByEventIds, type ByIdsInput, type PayoutOfEvent } from '@stallbook/contracts';
import { actorOf, type CallContext } from '@stallbook/kernel';
import { Handles } from '@stallbook/rpc';
import { revenueSums } from '../organizer-revenue/revenue-sums.js';
import { PaymentReader } from '../payment.reader.js';

type Sums = Omit<PayoutOfEvent, 'eventId'>;
const none: Sums = { payoutCents: 0, outstandingCents: 0, dueCents: 0 };

@Controller()
export class PayoutsByEventIdsHandler {
  constructor(private readonly reader: PaymentReader) {}

  /** One pass over the index of market events, however many there are. */
  @Handles(payoutsByEventIds)
  async handle({ ids }: ByIdsInput, context: CallContext): Promise<PayoutOfEvent[]> {
    const { payoutCents, outstandingCents, dueCents } = revenueSums;
    const found = await this.reader.collection
      .aggregate<Sums & { _id: string }>([
        { $match: { marketEventId: { $in: ids }, organizerId: actorOf(context).id } },
        { $group: { _id: '$marketEventId', payoutCents, outstandingCents, dueCents } },
      ])
      .toArray();
    const byEvent = new Map(found.map(({ _id, ...sums }) => [_id, sums]));
    return ids.map((eventId) => ({ eventId, ...(byEvent.get(eventId) ?? none) }));
  }
}
