import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { ClientSession } from 'mongodb';
import type { Model } from 'mongoose';
import { PAID_BOOTHS, type PaidBoothsReplica } from './paid-booth.schema.js';

/** Which payments of a market event must be refunded before it is deleted. */
@Injectable()
export class PaidBooths {
  constructor(@InjectModel(PAID_BOOTHS) private readonly booths: Model<PaidBoothsReplica>) {}

  async add(marketEventId: string, payment: { id: string; paidAt: Date }, session: ClientSession): Promise<void> {
    await this.booths.updateOne(
      { _id: marketEventId },
      { $addToSet: { paymentIds: payment.id }, $max: { lastPaidAt: payment.paidAt } },
      { upsert: true, session },
    );
  }

  /** @returns true if none is left */
  async remove(marketEventId: string, paymentId: string, session: ClientSession): Promise<boolean> {
    const left = await this.booths
      .findOneAndUpdate(
        { _id: marketEventId },
        { $pull: { paymentIds: paymentId } },
        { session, returnDocument: 'after' },
      )
      .lean();
    return !left || left.paymentIds.length === 0;
  }

  /** When the newest payment was made; null if none is left. */
  async lastPaid(marketEventId: string, session: ClientSession): Promise<Date | null> {
    const found = await this.booths
      .findOneAndUpdate({ _id: marketEventId }, { $inc: { looks: 1 } }, { session, returnDocument: 'after' })
      .lean();
    if (!found || found.paymentIds.length === 0) return null;
    // A payment from before this was known.
    return found.lastPaidAt ?? new Date(0);
  }
}
