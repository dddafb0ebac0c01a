import { ApplicationStatus } from '@stallbook/contracts';
import { explorerSource } from '@stallbook/administration';
import { applications, type ApplicationDocument } from '../application/application.projection.js';

/** Who, where, and what came of it; never the text that a vendor wrote. */
export const exploredApplications = explorerSource<ApplicationDocument>({
  type: 'applications',
  collection: applications.collection,
  status: { field: 'status', values: Object.values(ApplicationStatus) },
  newest: { field: 'createdAt', storedAs: 'text', tie: 1 },
  search: (text) => [{ vendorId: text }, { marketEventId: text }],
  columns: {
    id: { kind: 'text', value: ({ _id }) => _id },
    event_id: { kind: 'market_event', value: ({ marketEventId }) => marketEventId },
    vendor_id: { kind: 'account', value: ({ vendorId }) => vendorId },
    organizer_id: { kind: 'account', value: ({ organizerId }) => organizerId },
    status: { kind: 'text', value: ({ status }) => status },
    payment_status: { kind: 'text', value: ({ paymentStatus }) => paymentStatus },
    booth_fee: { kind: 'cents', value: ({ boothFeeCents }) => boothFeeCents },
    application_fee: { kind: 'cents', value: ({ applicationFeeCents }) => applicationFeeCents },
    applied_at: { kind: 'instant', value: ({ appliedAt }) => appliedAt },
    decided_at: { kind: 'instant', value: ({ decidedAt }) => decidedAt },
    created_at: { kind: 'instant', value: ({ createdAt }) => createdAt },
  },
});
