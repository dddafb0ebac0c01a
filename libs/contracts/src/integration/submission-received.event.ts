import { defineIntegrationEvent } from '@stallbook/kernel';
import { z } from 'zod';

/** A visitor sent something; what it says stays with content. */
export const submissionReceived = defineIntegrationEvent({
  type: 'submission.received',
  version: 1,
  topic: 'content.submission.v1',
  key: 'submissionId',
  schema: z.object({ submissionId: z.string(), kind: z.enum(['contact-message', 'feedback', 'waitlist-entry']) }),
});
