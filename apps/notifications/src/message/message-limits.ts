import { Injectable } from '@nestjs/common';
import { EventStore } from '@stallbook/event-store';
import { MembershipReplicas } from '@stallbook/membership';
import { HourlyQuota, type Count } from '@stallbook/platform';
import { message, visibleText } from './domain/message.decider.js';
import type { Outgoing } from './messenger.js';

/** Per hour, by plan. */
const LIMITS = {
  basic: { messages: 200, threads: 30, broadcasts: 3 },
  paid: { messages: 600, threads: 90, broadcasts: 10 },
} as const;
/** Per hour. */
const REPORTS = 10;

type Counted = Pick<Outgoing, 'senderId' | 'messageId' | 'content'>;

/** A message that is sent again does not count again. */
@Injectable()
export class MessageLimits {
  constructor(
    private readonly store: EventStore,
    private readonly quota: HourlyQuota,
    private readonly memberships: MembershipReplicas,
  ) {}

  /** @throws DomainError RATE_LIMITED */
  async send(outgoing: Counted): Promise<void> {
    const { senderId } = outgoing;
    const [isSent, { messages }] = await Promise.all([this.isSent(outgoing), this.of(senderId)]);
    if (!isSent) await this.quota.require(messageCount(senderId, messages));
  }

  /** @throws DomainError RATE_LIMITED */
  async start(outgoing: Counted): Promise<void> {
    const { senderId } = outgoing;
    const [isSent, { messages, threads }] = await Promise.all([this.isSent(outgoing), this.of(senderId)]);
    if (isSent) return;
    const kind = 'message-thread';
    await this.quota.require(messageCount(senderId, messages), { kind, subject: senderId, free: threads });
  }

  /** @throws DomainError RATE_LIMITED */
  async broadcast(personId: string): Promise<void> {
    const { broadcasts: free } = await this.of(personId);
    await this.quota.require({
      kind: 'broadcast',
      subject: personId,
      free,
      why: `You can write to a whole group ${free} times an hour.`,
    });
  }

  /** @throws DomainError RATE_LIMITED */
  async report(personId: string): Promise<void> {
    await this.quota.require({
      kind: 'message-report',
      subject: personId,
      free: REPORTS,
      why: 'You reported many conversations in a short time.',
    });
  }

  private async isSent({ senderId, messageId, content }: Counted): Promise<boolean> {
    const { state } = await this.store.load(message, messageId);
    return state?.senderId === senderId && state.content === visibleText(content);
  }

  private async of(personId: string) {
    const { tier = 'basic' } = (await this.memberships.find(personId)) ?? {};
    return LIMITS[tier === 'basic' ? 'basic' : 'paid'];
  }
}

const messageCount = (subject: string, free: number): Count => ({
  kind: 'message',
  subject,
  free,
  why: 'You sent many messages in a short time.',
});
