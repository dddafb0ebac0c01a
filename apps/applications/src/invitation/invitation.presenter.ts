import { Injectable } from '@nestjs/common';
import { InvitationStatus, type OrganizerInvitation } from '@stallbook/contracts';
import { ERASED } from '@stallbook/kernel';
import { showMarket, showVendor } from '../application/application.presenter.js';
import { MarketEventReplicas } from '../replicas/market-event-replicas.js';
import { ProfileReplicas } from '../replicas/profile-replicas.js';
import { statusOf, type InvitationDetails } from './domain/invitation.state.js';
import { InvitedMarkets } from './invited-markets.js';

const known = (value: string | null): string | null => (value === ERASED ? null : value);

/** Invitations with what this service knows of the market event and the vendor. */
@Injectable()
export class InvitationPresenter {
  constructor(
    private readonly markets: MarketEventReplicas,
    private readonly profiles: ProfileReplicas,
    private readonly invited: InvitedMarkets,
  ) {}

  /** In the order given; the replicas are loaded together. */
  many(all: readonly Omit<InvitationDetails, 'token'>[]): Promise<OrganizerInvitation[]> {
    return Promise.all(all.map((one) => this.one(one)));
  }

  async one(details: Omit<InvitationDetails, 'token'>): Promise<OrganizerInvitation> {
    const { invitationId, vendorId, marketEventId, organizerId, contactSubject } = details;
    const [market, vendor] = await Promise.all([this.markets.find(marketEventId), this.profiles.find(vendorId)]);
    const byAddress = contactSubject !== null;
    return {
      id: invitationId,
      vendorProfileId: vendorId,
      organizerProfileId: byAddress ? null : organizerId,
      eventId: marketEventId,
      organizerEmail: known(details.organizerEmail),
      organizerName: known(details.organizerName),
      organizerPhone: known(details.organizerPhone),
      customMessage: details.customMessage,
      isSeededEventInvitation: byAddress,
      status: InvitationStatus[statusOf(details, this.invited.isPast(market))],
      createdAt: details.createdAt,
      event: market && !market.deleted ? showMarket(market) : null,
      vendor: vendor ? showVendor(vendor) : null,
    };
  }
}
