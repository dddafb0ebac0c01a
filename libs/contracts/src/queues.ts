import { ACCOUNT_EXPORTS_QUEUE } from './attachments/account-export.dto.js';
import { IMPORTS_QUEUE } from './events/imports-queue.js';
import { ERASURES_QUEUE } from './identity/erasure.dto.js';
import type { EmailType } from './notifications/email.dto.js';

/** BullMQ queue of the e-mails that wait to be sent. */
export const EMAILS_QUEUE = 'emails';
/** BullMQ queue of the reminders that wait until they are due. */
export const REMINDERS_QUEUE = 'reminders';

/** All queues of the workers. */
export const queueNames = [
  ACCOUNT_EXPORTS_QUEUE,
  EMAILS_QUEUE,
  ERASURES_QUEUE,
  IMPORTS_QUEUE,
  REMINDERS_QUEUE,
] as const;
export type QueueName = (typeof queueNames)[number];

/** One e-mail to one person. */
export interface EmailJob {
  /** A UUID; also the job's id and the mail's Message-ID, so that the same mail is sent once. */
  id: string;
  type: EmailType;
  to: string;
  toName: string;
  /** Template variables by their snake_case names. */
  data: Record<string, string>;
}
