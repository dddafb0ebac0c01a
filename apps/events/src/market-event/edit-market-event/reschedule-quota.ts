import { Injectable } from '@nestjs/common';
import { DomainError } from '@stallbook/kernel';
import { DailyUses } from '@stallbook/platform/odm';
import type { ClientSession } from 'mongodb';

/** Each change of dates, times, or the place emails every vendor with a booth. */
const PER_DAY = 20;

/** Limits these changes of a published market event per UTC day. */
@Injectable()
export class RescheduleQuota {
  constructor(private readonly daily: DailyUses) {}

  /** Runs in the transaction of the change. @throws DomainError EVENT.CHANGED_OFTEN */
  async take(marketEventId: string, session: ClientSession): Promise<void> {
    if ((await this.daily.add(`reschedules:${marketEventId}`, 1, session)) <= PER_DAY) return;
    throw new DomainError(
      'EVENT.CHANGED_OFTEN',
      `You can change dates, times, and the place up to ${PER_DAY} times a day. Please try again tomorrow.`,
    );
  }
}
