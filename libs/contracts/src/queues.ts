import type { Language } from './common/language.js';
import { BULK_DECISIONS_QUEUE } from './applications/bulk-decision.dto.js';
import { ACCOUNT_EXPORTS_QUEUE } from './attachments/account-export.dto.js';
import { RECONCILIATIONS_QUEUE } from './billing/reconciliation.dto.js';
import { IMPORTS_QUEUE } from './events/imports-queue.js';
import { ERASURES_QUEUE } from './identity/erasure.dto.js';
import { BROADCASTS_QUEUE } from './notifications/broadcast.dto.js';
import { RETURNED_MAIL_QUEUE } from './notifications/delivery.dto.js';
import type { EmailType } from './notifications/email-type.js';
import { RECOMMENDATION_EMAILS_QUEUE } from './notifications/recommendation-email.dto.js';

export const EMAILS_QUEUE = 'emails';

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

export interface EmailJob {
  /** A UUID, also used as job ID and in the Message-ID, so that an email is sent once. */
  id: string;
  type: EmailType;
  to: string;
  toName: string;
  /** Without one, that of the person; English if that is unknown too. */
  language?: `${Language}` | null;
  personId?: string | null;
  data: Record<string, string>;
}
