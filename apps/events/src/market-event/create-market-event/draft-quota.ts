import { Inject, Injectable } from '@nestjs/common';
import { DomainError } from '@stallbook/kernel';
import { CONFIG, type StallbookConfig } from '@stallbook/platform';
import { DailyUses } from '@stallbook/platform/odm';
import type { ClientSession } from 'mongodb';

/** Limits the market events that an organizer creates per UTC day. */
@Injectable()
export class DraftQuota {
  constructor(
    private readonly daily: DailyUses,
    @Inject(CONFIG) private readonly config: StallbookConfig,
  ) {}

  /** Runs in the transaction of the creation. @throws DomainError MARKET_EVENT.DAILY_LIMIT_REACHED */
  async take(organizerId: string, session: ClientSession, drafts = 1): Promise<void> {
    const { STALLBOOK_DRAFTS_PER_DAY: limit } = this.config;
    if ((await this.daily.add(`drafts:${organizerId}`, drafts, session)) <= limit) return;
    throw new DomainError(
      'MARKET_EVENT.DAILY_LIMIT_REACHED',
      `You can create up to ${limit} events per day. Please try again tomorrow.`,
    );
  }
}
