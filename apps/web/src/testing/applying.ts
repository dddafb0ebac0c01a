import { eventAnswer } from './market-events.js';

/** What a vendor is answered who looks at the event of another person and applies. */
export const applying = {
  Event: eventAnswer({ organizerId: 'another' }),
  ApplicationForEvent: { application: null },
  Attachments: { attachments: [] },
  AttachmentAccess: { access: { canAccess: false, reason: 'No application found' } },
  CreateDraft: { application: { id: 'draft', status: 'draft' } },
};
