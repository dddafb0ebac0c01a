import { defineIntegrationEvent } from '@stallbook/kernel';
import { z } from 'zod';

export const interestExpressed = defineIntegrationEvent({
  type: 'interest.expressed',
  version: 1,
  topic: 'applications.interest.v1',
  key: 'interestId',
  schema: z.object({ interestId: z.string(), marketEventId: z.string(), vendorId: z.string() }),
});
