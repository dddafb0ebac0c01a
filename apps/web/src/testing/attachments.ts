import { eventAnswer } from './market-events.js';
import { openRoute } from './render-route.js';

export const attachment = (id: string, uploadedBy = 'organizer') => ({
  id,
  filename: `${id}.pdf`,
  description: null,
  fileType: 'application/pdf',
  fileSize: 1_536,
  uploadedAt: '2026-11-05T12:00:00.000Z',
  uploadedBy,
  uploaderName: 'Riverside Markets',
});
/** The page of an event with the panel of its attachments. */
export const openAttachments = (
  viewer: 'vendor' | 'organizer',
  attachments: unknown[],
  access: unknown = { canAccess: false, reason: 'No application found' },
  more = {},
) =>
  openRoute('/events/e1', {
    viewer,
    answers: {
      Event: eventAnswer(),
      ApplicationForEvent: { application: null },
      ReceivedApplications: { applications: { total: 0, items: [] } },
      Attachments: { attachments },
      AttachmentAccess: { access },
      ...more,
    },
  });
