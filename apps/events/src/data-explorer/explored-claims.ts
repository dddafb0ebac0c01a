import { ClaimStatus } from '@stallbook/contracts';
import { explorerSource } from '@stallbook/administration';
import { claims, type ClaimDocument } from '../claim/claim.projection.js';

export const exploredClaims = explorerSource<ClaimDocument>({
  type: 'claims',
  collection: claims.collection,
  personal: true,
  status: { field: 'status', values: Object.values(ClaimStatus) },
  newest: { field: 'createdAt', storedAs: 'text', tie: -1 },
  search: (text) => [{ eventId: text }, { organizerId: text }],
  columns: {
    id: { kind: 'text', value: ({ _id }) => _id },
    event_id: { kind: 'market_event', value: ({ eventId }) => eventId },
    status: { kind: 'text', value: ({ status }) => status },
    organizer_id: { kind: 'account', value: ({ organizerId }) => organizerId },
    requested_by_name: { kind: 'text', value: ({ requestedByName }) => requestedByName },
    requested_by_email: { kind: 'text', value: ({ requestedByEmail }) => requestedByEmail },
    requested_by_phone: { kind: 'text', value: ({ requestedByPhone }) => requestedByPhone },
    business_name: { kind: 'text', value: ({ businessName }) => businessName },
    decided_at: { kind: 'instant', value: ({ decidedAt }) => decidedAt },
    created_at: { kind: 'instant', value: ({ createdAt }) => createdAt },
  },
});
