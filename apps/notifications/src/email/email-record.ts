import type { EmailType } from '@stallbook/contracts';
import type { EmailToSend } from '@stallbook/platform';

/** What is known of a mail. Address and contents are dropped once it went out. */
export interface EmailRecord {
  _id: string;
  type: `${EmailType}`;
  status: 'queued' | 'sent' | 'failed';
  createdAt: Date;
  /** When the queue took it; null while it waits in the outbox. */
  enqueuedAt: Date | null;
  settledAt: Date | null;
  error: string | null;
  personId: string | null;
  /** Whom the variable `vendor_name` names. */
  names?: string;
  message: Omit<EmailToSend, 'id' | 'type'> | null;
}
