import { Injectable } from '@nestjs/common';
import { hasRun, type CommandContext, type KnownStream } from '@stallbook/event-store';
import { isPresent } from '@stallbook/kernel';
import { HourlyQuota } from '@stallbook/platform';
import type { ApplicationState } from './domain/application.state.js';

/** Per hour: each submission emails the organizer, and a vendor may withdraw it and submit it again. */
const FREE_SUBMISSIONS = 10;

@Injectable()
export class SubmissionLimit {
  constructor(private readonly quota: HourlyQuota) {}

  /** A repeated command emails no one again. @throws DomainError RATE_LIMITED */
  async require(applicationId: string, known: KnownStream<ApplicationState>, context: CommandContext): Promise<void> {
    if (hasRun(context, known) || (isPresent(known.state) && known.state.status !== 'draft')) return;
    await this.quota.require({ kind: 'submission', subject: applicationId, free: FREE_SUBMISSIONS });
  }
}
