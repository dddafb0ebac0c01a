import { BULK_DECISIONS_QUEUE } from './applications/bulk-decision.dto.js';
import { ACCOUNT_EXPORTS_QUEUE } from './attachments/account-export.dto.js';
import { RECONCILIATIONS_QUEUE } from './billing/reconciliation.dto.js';
import { IMPORTS_QUEUE } from './events/imports-queue.js';
import { ERASURES_QUEUE } from './identity/erasure.dto.js';
import { BROADCASTS_QUEUE } from './notifications/broadcast.dto.js';
import { RETURNED_MAIL_QUEUE } from './notifications/delivery.dto.js';
import { EMAILS_QUEUE } from './notifications/email-job.js';
import { RECOMMENDATION_EMAILS_QUEUE } from './notifications/recommendation-email.dto.js';

export const queueNames = [
  ACCOUNT_EXPORTS_QUEUE,
  BROADCASTS_QUEUE,
  BULK_DECISIONS_QUEUE,
  EMAILS_QUEUE,
  ERASURES_QUEUE,
  IMPORTS_QUEUE,
  RECOMMENDATION_EMAILS_QUEUE,
  RECONCILIATIONS_QUEUE,
  RETURNED_MAIL_QUEUE,
] as const;
export type QueueName = (typeof queueNames)[number];
