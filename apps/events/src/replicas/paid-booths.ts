import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { ClientSession } from 'mongodb';
import type { Model } from 'mongoose';
import { PAID_BOOTHS, type PaidBooth, type PaidBoothsReplica } from './paid-booth.schema.js';

/** Which payments of a market event must be refunded before it is deleted. */
@Injectable()
export class PaidBooths {
  constructor(@InjectModel(PAID_BOOTHS) private readonly booths: Model<PaidBoothsReplica>) {}

  async add(marketEventId: string, payment: PaidBooth, session: ClientSession): Promise<void> {
    await this.booths.updateOne(
      { _id: marketEventId },
      { $addToSet: { payments: payment } },
      { upsert: true, session },
    );
  }

  /** @returns true if none is left */
  async remove(marketEventId: string, paymentId: string, session: ClientSession): Promise<boolean> {
    const left = await this.booths
      .findOneAndUpdate(
        { _id: marketEventId },
        { $pull: { payments: { paymentId } } },
        { session, returnDocument: 'after' },
      )
      .lean();
    return !left || left.payments.length === 0;
  }

  /** When the newest payment was made; null if none is left. */
  async lastPaid(marketEventId: string, session: ClientSession): Promise<Date | null> {
    const found = await this.booths
      .findOneAndUpdate({ _id: marketEventId }, { $inc: { looks: 1 } }, { session, returnDocument: 'after' })
      .lean();
    const times = found?.payments.map(({ paidAt }) => paidAt.getTime()) ?? [];
    return times.length === 0 ? null : new Date(Math.max(...times));
  }
}
