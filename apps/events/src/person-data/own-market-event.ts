import type { Person } from '@stallbook/event-store';
import { normalizeEmail } from '@stallbook/kernel';
import { detailsOf } from '../market-event/domain/market-event-details.js';
import type { MarketEventDocument } from '../market-event/market-event.projection.js';

/** Without the claim token, and without the contact of another person. */
export function ownMarketEvent(document: MarketEventDocument, { address }: Person): object {
  const { organizerContactName, organizerContactEmail, organizerContactPhone } = document;
  const isOwn =
    address !== undefined &&
    organizerContactEmail !== null &&
    normalizeEmail(organizerContactEmail) === normalizeEmail(address);
  return {
    id: document._id,
    status: document.status,
    takenDownReason: document.takenDownReason ?? null,
    eventCode: document.eventCode,
    currency: 'usd',
    ...detailsOf(document),
    bannerImageUrl: document.bannerImageUrl,
    eventImageUrl: document.eventImageUrl,
    seededByAdmin: document.seededByAdmin,
    organizerClaimed: document.organizerClaimed,
    ...(isOwn && { organizerContactName, organizerContactEmail, organizerContactPhone }),
    createdAt: document.createdAt,
    updatedAt: document.updatedAt,
  };
}
