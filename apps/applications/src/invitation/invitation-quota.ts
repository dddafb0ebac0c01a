import { Inject, Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { DomainError, type Clock } from '@stallbook/kernel';
import { CLOCK } from '@stallbook/platform';
import type { ClientSession } from 'mongodb';
import type { Model } from 'mongoose';
import { INVITATION_COUNTS, type InvitationCount } from './invitation-count.schema.js';

export const INVITATIONS_PER_DAY = 5;

/** Limits the invitations that a vendor sends per UTC day. */
@Injectable()
export class InvitationQuota {
  constructor(
    @InjectModel(INVITATION_COUNTS) private readonly counts: Model<InvitationCount>,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  async sentToday(vendorId: string): Promise<number> {
    const counted = await this.counts.findById(`${vendorId}:${this.today()}`).lean();
    return counted?.sent ?? 0;
  }

  /** Runs in the transaction of the sending. @throws DomainError INVITATION.DAILY_LIMIT_REACHED */
  async take(vendorId: string, session: ClientSession): Promise<void> {
    const day = this.today();
    const counted = await this.counts.findOneAndUpdate(
      { _id: `${vendorId}:${day}` },
      { $inc: { sent: 1 }, $setOnInsert: { day: new Date(day) } },
      { upsert: true, returnDocument: 'after', session, lean: true },
    );
    if ((counted?.sent ?? 0) <= INVITATIONS_PER_DAY) return;
    throw new DomainError(
      'INVITATION.DAILY_LIMIT_REACHED',
      `You have reached your daily limit of ${INVITATIONS_PER_DAY} invitations (${INVITATIONS_PER_DAY}/${INVITATIONS_PER_DAY})`,
      [],
      { dailyCount: INVITATIONS_PER_DAY },
    );
  }

  private today(): string {
    return this.clock.now().toISOString().slice(0, 10);
  }
}
