import { Injectable } from '@nestjs/common';
import { AttemptLimit } from '@stallbook/platform';

/** Per hour: each submission emails the organizer, and a vendor may withdraw it and submit it again. */
const FREE_SUBMISSIONS = 10;

@Injectable()
export class SubmissionLimit {
  constructor(private readonly attempts: AttemptLimit) {}

  /** @throws DomainError RATE_LIMITED */
  async require(applicationId: string): Promise<void> {
    await this.attempts.require({ kind: 'submission', subject: applicationId, free: FREE_SUBMISSIONS });
  }
}
