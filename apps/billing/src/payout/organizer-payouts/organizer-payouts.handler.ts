import { Controller } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { organizerPayouts, PayoutStatus, type PageInput, type PayoutPage } from '@stallbook/contracts';
import { actorOf, type CallContext } from '@stallbook/kernel';
import { Handles } from '@stallbook/rpc';
import type { Model } from 'mongoose';
import { PAYOUTS, type PayoutDocument } from '../payout.schema.js';

@Controller()
export class OrganizerPayoutsHandler {
  constructor(@InjectModel(PAYOUTS) private readonly payouts: Model<PayoutDocument>) {}

  /** The newest first. */
  @Handles(organizerPayouts)
  async handle({ page, pageSize }: PageInput, context: CallContext): Promise<PayoutPage> {
    const own = { organizerId: actorOf(context).id };
    const [rows, total] = await Promise.all([
      this.payouts
        .find(own)
        .sort({ createdAt: -1, _id: 1 })
        .skip((page - 1) * pageSize)
        .limit(pageSize)
        .lean(),
      this.payouts.countDocuments(own),
    ]);
    const items = rows.map(({ _id: id, status, amountCents, arrivesOn, createdAt, ...payout }) => ({
      id,
      amountCents,
      arrivesOn,
      createdAt,
      status: PayoutStatus[status],
      failureMessage: payout.failureMessage ?? null,
    }));
    return { items, total };
  }
}
