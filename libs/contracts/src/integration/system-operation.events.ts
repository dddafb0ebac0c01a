import { defineIntegrationEvent } from '@stallbook/kernel';
import { z } from 'zod';

export const systemOperationKinds = [
  'resend_dead_letter',
  'discard_dead_letter',
  'retry_set_aside',
  'read_records',
  'export_records',
  'read_message_report',
  'dismiss_message_report',
  'warn_message_sender',
  'close_message_thread',
  'reopen_message_thread',
  'save_post',
  'publish_post',
  'schedule_post',
  'unschedule_post',
  'unpublish_post',
  'delete_post',
  'save_blueprint',
  'publish_blueprint',
  'unpublish_blueprint',
  'delete_blueprint',
  'order_blueprints',
  'change_blueprint_categories',
  'change_landing_texts',
  'read_accounts',
  'save_email_template',
] as const;

export const systemOperationRecorded = defineIntegrationEvent({
  type: 'system-operation.recorded',
  version: 1,
  topic: 'events.system-operation.v1',
  key: 'operationId',
  schema: z.object({
    operationId: z.string(),
    adminId: z.string(),
    service: z.string(),
    what: z.enum(systemOperationKinds),
    subject: z.string(),
    title: z.string().optional(),
    reason: z.string().nullable(),
  }),
});
