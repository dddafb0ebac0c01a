import { defineIntegrationEvent } from '@stallbook/kernel';
import { z } from 'zod';

/** Services that store personal data, except identity, which waits for their reports. */
export const erasingServices = [
  'events',
  'applications',
  'billing',
  'attachments',
  'content',
  'notifications',
] as const;

export const personErasureCompleted = defineIntegrationEvent({
  type: 'person-erasure.completed',
  version: 1,
  topic: 'identity.erasure-report.v1',
  key: 'personId',
  schema: z.object({ personId: z.string(), service: z.enum(erasingServices) }),
});
