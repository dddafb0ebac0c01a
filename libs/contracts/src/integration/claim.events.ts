import { defineIntegrationEvent } from '@stallbook/kernel';
import { z } from 'zod';

const topic = 'events.claim.v1';
const key = 'claimId';
const schema = z.object({
  claimId: z.string(),
  marketEventId: z.string(),
  title: z.string(),
  organizerId: z.string().nullable(),
});

export const claimSubmitted = defineIntegrationEvent({ type: 'claim.submitted', version: 1, topic, key, schema });
export const claimApproved = defineIntegrationEvent({ type: 'claim.approved', version: 1, topic, key, schema });
export const claimDenied = defineIntegrationEvent({ type: 'claim.denied', version: 1, topic, key, schema });
