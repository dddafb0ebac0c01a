import type { Language } from '../common/language.js';
import type { EmailType } from './email-type.js';

export const EMAILS_QUEUE = 'emails';

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
  /** Only a test email has one: it replaces the saved wording. */
  wording?: { subject: string; text: string } | null;
}
