import { defineIntegrationEvent } from '@stallbook/kernel';
import { z } from 'zod';

/** The services that keep something of people, apart from identity, which waits for a report of each. */
export const erasingServices = [
  'events',
  'applications',
  'billing',
  'attachments',
  'content',
  'notifications',
] as const;

export type ErasingService = (typeof erasingServices)[number];

/** A service holds nothing of an erased person any more. */
export const personErasureCompleted = defineIntegrationEvent({
  type: 'person-erasure.completed',
  version: 1,
  topic: 'identity.erasure-report.v1',
  key: 'personId',
  schema: z.object({ personId: z.string(), service: z.enum(erasingServices) }),
});
