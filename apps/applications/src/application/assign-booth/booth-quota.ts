import { Injectable } from '@nestjs/common';
import { DomainError } from '@stallbook/kernel';
import { DailyUses } from '@stallbook/platform/odm';
import type { ClientSession } from 'mongodb';

/** The vendor is notified of each change. */
const PER_DAY = 20;

/** Limits the changes of an application's booth per UTC day. */
@Injectable()
export class BoothQuota {
  constructor(private readonly daily: DailyUses) {}

  /** Runs in the transaction of the change. @throws DomainError APPLICATION.BOOTH_CHANGED_OFTEN */
  async take(applicationId: string, session: ClientSession): Promise<void> {
    if ((await this.daily.add(`booths:${applicationId}`, 1, session)) <= PER_DAY) return;
    throw new DomainError(
      'APPLICATION.BOOTH_CHANGED_OFTEN',
      `You can change this booth up to ${PER_DAY} times a day. Please try again tomorrow.`,
    );
  }
}
