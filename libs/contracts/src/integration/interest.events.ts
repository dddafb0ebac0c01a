import { defineIntegrationEvent } from '@stallbook/kernel';
import { z } from 'zod';

const topic = 'applications.interest.v1';
const key = 'interestId';
const schema = z.object({ interestId: z.string(), marketEventId: z.string(), vendorId: z.string() });

export const interestExpressed = defineIntegrationEvent({ type: 'interest.expressed', version: 1, topic, key, schema });
export const interestRemoved = defineIntegrationEvent({ type: 'interest.removed', version: 1, topic, key, schema });
