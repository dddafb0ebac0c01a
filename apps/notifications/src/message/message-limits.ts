import { Injectable } from '@nestjs/common';
import { AttemptLimit } from '@stallbook/platform';

const MESSAGES_PER_HOUR = 200;
const NEW_THREADS_PER_HOUR = 30;

/** The same for every plan. */
@Injectable()
export class MessageLimits {
  constructor(private readonly attempts: AttemptLimit) {}

  /** @throws DomainError RATE_LIMITED */
  send(personId: string): Promise<void> {
    return this.attempts.require({ kind: 'message', subject: personId, free: MESSAGES_PER_HOUR });
  }

  /** @throws DomainError RATE_LIMITED */
  start(personId: string): Promise<void> {
    return this.attempts.require(
      { kind: 'message', subject: personId, free: MESSAGES_PER_HOUR },
      { kind: 'message-thread', subject: personId, free: NEW_THREADS_PER_HOUR },
    );
  }
}
