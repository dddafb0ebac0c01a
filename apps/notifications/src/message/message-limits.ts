import { Injectable } from '@nestjs/common';
import { AttemptLimit, type Count } from '@stallbook/platform';
import { MembershipReplicas } from '../replicas/membership-replicas.js';

/** Per hour, by plan. */
const LIMITS = {
  basic: { messages: 200, threads: 30, broadcasts: 3 },
  paid: { messages: 600, threads: 90, broadcasts: 10 },
} as const;

@Injectable()
export class MessageLimits {
  constructor(
    private readonly attempts: AttemptLimit,
    private readonly memberships: MembershipReplicas,
  ) {}

  /** @throws DomainError RATE_LIMITED */
  async send(personId: string): Promise<void> {
    const { messages } = await this.of(personId);
    await this.attempts.require(messageCount(personId, messages));
  }

  /** @throws DomainError RATE_LIMITED */
  async start(personId: string): Promise<void> {
    const { messages, threads } = await this.of(personId);
    const kind = 'message-thread';
    await this.attempts.require(messageCount(personId, messages), { kind, subject: personId, free: threads });
  }

  /** @throws DomainError RATE_LIMITED */
  async broadcast(personId: string): Promise<void> {
    const { broadcasts: free } = await this.of(personId);
    const why = `You can write to a whole group ${free} times an hour.`;
    await this.attempts.require({ kind: 'broadcast', subject: personId, free, why });
  }

  private async of(personId: string) {
    return LIMITS[(await this.memberships.hasPaidPlan(personId)) ? 'paid' : 'basic'];
  }
}

const messageCount = (subject: string, free: number): Count => ({
  kind: 'message',
  subject,
  free,
  why: 'You sent many messages in a short time.',
});
