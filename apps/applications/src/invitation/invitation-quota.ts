import { Injectable } from '@nestjs/common';
import { DomainError } from '@stallbook/kernel';
import { DailyUses } from '@stallbook/platform/odm';
import type { ClientSession } from 'mongodb';

export const INVITATIONS_PER_DAY = 5;

const subjectOf = (vendorId: string): string => `invitations:${vendorId}`;

/** Limits the invitations that a vendor sends per UTC day. */
@Injectable()
export class InvitationQuota {
  constructor(private readonly daily: DailyUses) {}

  sentToday(vendorId: string): Promise<number> {
    return this.daily.today(subjectOf(vendorId));
  }

  /** In the transaction that sends the invitation. @throws DomainError INVITATION.DAILY_LIMIT_REACHED */
  async take(vendorId: string, session: ClientSession): Promise<void> {
    if ((await this.daily.add(subjectOf(vendorId), 1, session)) <= INVITATIONS_PER_DAY) return;
    throw new DomainError(
      'INVITATION.DAILY_LIMIT_REACHED',
      `You have reached your daily limit of ${INVITATIONS_PER_DAY} invitations (${INVITATIONS_PER_DAY}/${INVITATIONS_PER_DAY})`,
      [],
      { dailyCount: INVITATIONS_PER_DAY },
    );
  }
}
