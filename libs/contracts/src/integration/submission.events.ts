import { defineIntegrationEvent } from '@stallbook/kernel';
import { z } from 'zod';

/** The content stays in the content service. */
export const submissionReceived = defineIntegrationEvent({
  type: 'submission.received',
  version: 1,
  topic: 'content.submission.v1',
  key: 'submissionId',
  schema: z.object({ submissionId: z.string(), kind: z.enum(['contact-message', 'feedback', 'waitlist-entry']) }),
});

export const submissionErased = defineIntegrationEvent({
  type: 'submission.erased',
  version: 1,
  topic: 'content.submission.v1',
  key: 'submissionId',
  schema: z.object({ submissionId: z.string(), adminId: z.string() }),
});
