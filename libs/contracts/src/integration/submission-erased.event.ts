import { defineIntegrationEvent } from '@stallbook/kernel';
import { z } from 'zod';

export const submissionErased = defineIntegrationEvent({
  type: 'submission.erased',
  version: 1,
  topic: 'content.submission.v1',
  key: 'submissionId',
  schema: z.object({ submissionId: z.string(), adminId: z.string() }),
});
