import { Inject, Injectable } from '@nestjs/common';
import { claimApproved, claimDenied, claimSubmitted } from '@stallbook/contracts';
import { ConsumerGroup, EventStore, Reacts, type Effect } from '@stallbook/event-store';
import { idFrom, type IntegrationData } from '@stallbook/kernel';
import { CONFIG, EmailQueue, publicUrl, type StallbookConfig } from '@stallbook/platform';
import { marketEvent } from '../../market-event/domain/market-event.decider.js';
import { decisionEmail, staffCopy } from '../claim-emails.js';
import { claim } from '../domain/claim.decider.js';

/**
 * Emails each claim to staff and each decision to the claimant. It follows the service's own integration events, so a
 * failure here never fails the claim.
 */
@Injectable()
@ConsumerGroup('events.mails', { transaction: false })
export class ClaimMailReaction {
  constructor(
    private readonly store: EventStore,
    private readonly emails: EmailQueue,
    @Inject(CONFIG) private readonly config: StallbookConfig,
  ) {}

  @Reacts(claimSubmitted)
  async submitted(data: IntegrationData<typeof claimSubmitted>, { message }: Effect): Promise<void> {
    const [{ state }, market] = await Promise.all([
      this.store.load(claim, data.claimId),
      this.store.load(marketEvent, data.marketEventId),
    ]);
    const mail = staffCopy(data, state, market.state, message.occurredAt);
    if (!mail) return;
    await this.emails.enqueue({
      ...mail,
      id: idFrom('claim-copy', message.id),
      to: this.config.STALLBOOK_STAFF_EMAIL,
      data: { ...mail.data, claims_url: publicUrl(this.config, `/admin/claims?event=${data.marketEventId}`) },
    });
  }

  @Reacts(claimApproved, claimDenied)
  async decided(data: IntegrationData<typeof claimApproved>, { message }: Effect): Promise<void> {
    const { state } = await this.store.load(claim, data.claimId);
    const mail = decisionEmail(data, state);
    if (!mail) return;
    const link = message.type === claimApproved.type ? 'event_url' : 'events_url';
    await this.emails.enqueue({
      ...mail,
      id: idFrom('claim-decision', message.id),
      data: { ...mail.data, [link]: publicUrl(this.config, `/events/${data.marketEventId}`) },
    });
  }
}
