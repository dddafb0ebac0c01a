import { defineIntegrationEvent } from '@stallbook/kernel';
import { z } from 'zod';

const topic = 'attachments.attachment.v1';
const key = 'marketEventId';
const schema = z.object({ attachmentId: z.string(), marketEventId: z.string(), uploadedBy: z.string() });

export const attachmentAdded = defineIntegrationEvent({ type: 'attachment.added', version: 1, topic, key, schema });
export const attachmentDeleted = defineIntegrationEvent({ type: 'attachment.deleted', version: 1, topic, key, schema });
