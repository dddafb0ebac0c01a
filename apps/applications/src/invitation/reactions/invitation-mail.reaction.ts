import { Inject, Injectable } from '@nestjs/common';
import { EmailType, invitationSent, UNKNOWN_DATE } from '@stallbook/contracts';
import { ConsumerGroup, EventStore, Reacts, type Effect } from '@stallbook/event-store';
import { ERASED, idFrom, isPresent, type IntegrationData } from '@stallbook/kernel';
import { CONFIG, EmailQueue, publicUrl, type StallbookConfig } from '@stallbook/platform';
import { MarketEventReplicas } from '../../replicas/market-event-replicas.js';
import { ProfileReplicas } from '../../replicas/profile-replicas.js';
import { invitation } from '../domain/invitation.decider.js';

/**
 * Emails the invitation to the address that the vendor entered. It follows the service's own integration event, so the
 * email follows even if the queue was down; its fixed ID makes it unique.
 */
@Injectable()
@ConsumerGroup('applications.mails', { transaction: false })
export class InvitationMailReaction {
  constructor(
    private readonly store: EventStore,
    private readonly emails: EmailQueue,
    private readonly markets: MarketEventReplicas,
    private readonly profiles: ProfileReplicas,
    @Inject(CONFIG) private readonly config: StallbookConfig,
  ) {}

  @Reacts(invitationSent)
  async mail({ invitationId }: IntegrationData<typeof invitationSent>, { message }: Effect): Promise<void> {
    const { state } = await this.store.load(invitation, invitationId);
    if (!isPresent(state) || state.customMessage === ERASED) return;
    const { organizerEmail, organizerName, token, customMessage, marketEventId, vendorId } = state;
    if (!organizerEmail || !token || organizerEmail === ERASED) return;
    const [market, vendor] = await Promise.all([this.markets.find(marketEventId), this.profiles.find(vendorId)]);
    if (!market || market.deleted || !vendor) return;
    await this.emails.enqueue({
      id: idFrom('invitation-mail', message.id),
      type: EmailType.event_invitation,
      to: organizerEmail,
      toName: organizerName ?? '',
      concerns: [vendorId],
      data: {
        event_title: market.title,
        event_start: market.dateToBeAnnounced ? UNKNOWN_DATE : market.startDate,
        event_end: market.dateToBeAnnounced ? UNKNOWN_DATE : market.endDate,
        vendor_name: vendor.businessName,
        message: customMessage,
        invitation_url: publicUrl(this.config, `/invitations/${invitationId}#${token}`),
      },
    });
  }
}
