import { Injectable } from '@nestjs/common';
import { HourlyQuota, type Count } from '@stallbook/platform';
import { MembershipReplicas } from '../replicas/membership-replicas.js';

/** Per hour, by plan. */
const LIMITS = {
  basic: { messages: 200, threads: 30, broadcasts: 3 },
  paid: { messages: 600, threads: 90, broadcasts: 10 },
} as const;
/** Per hour. */
const REPORTS = 10;

@Injectable()
export class MessageLimits {
  constructor(
    private readonly quota: HourlyQuota,
    private readonly memberships: MembershipReplicas,
  ) {}

  /** @throws DomainError RATE_LIMITED */
  async send(personId: string): Promise<void> {
    const { messages } = await this.of(personId);
    await this.quota.require(messageCount(personId, messages));
  }

  /** @throws DomainError RATE_LIMITED */
  async start(personId: string): Promise<void> {
    const { messages, threads } = await this.of(personId);
    const kind = 'message-thread';
    await this.quota.require(messageCount(personId, messages), { kind, subject: personId, free: threads });
  }

  /** @throws DomainError RATE_LIMITED */
  async broadcast(personId: string): Promise<void> {
    const { broadcasts: free } = await this.of(personId);
    const why = `You can write to a whole group ${free} times an hour.`;
    await this.quota.require({ kind: 'broadcast', subject: personId, free, why });
  }

  /** @throws DomainError RATE_LIMITED */
  async report(personId: string): Promise<void> {
    const why = 'You reported many conversations in a short time.';
    await this.quota.require({ kind: 'message-report', subject: personId, free: REPORTS, why });
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
