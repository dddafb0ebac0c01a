import { Injectable } from '@nestjs/common';
import { EventStore } from '@stallbook/event-store';
import { HourlyQuota, type Count } from '@stallbook/platform';
import { MembershipReplicas } from '../replicas/membership-replicas.js';
import { message } from './domain/message.decider.js';

/** Per hour, by plan. */
const LIMITS = {
  basic: { messages: 200, threads: 30, broadcasts: 3 },
  paid: { messages: 600, threads: 90, broadcasts: 10 },
} as const;
/** Per hour. */
const REPORTS = 10;

/** A message that is sent again does not count again. */
@Injectable()
export class MessageLimits {
  constructor(
    private readonly store: EventStore,
    private readonly quota: HourlyQuota,
    private readonly memberships: MembershipReplicas,
  ) {}

  /** @throws DomainError RATE_LIMITED */
  async send(personId: string, messageId: string): Promise<void> {
    if (await this.isSent(messageId)) return;
    const { messages } = await this.of(personId);
    await this.quota.require(messageCount(personId, messages));
  }

  /** @throws DomainError RATE_LIMITED */
  async start(personId: string, messageId: string): Promise<void> {
    if (await this.isSent(messageId)) return;
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

  private async isSent(messageId: string): Promise<boolean> {
    return (await this.store.load(message, messageId)).version > 0;
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
