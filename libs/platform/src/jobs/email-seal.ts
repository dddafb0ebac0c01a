import { Inject, Injectable } from '@nestjs/common';
import type { EmailJob } from '@stallbook/contracts';
import { UnrecoverableError } from 'bullmq';
import type { StallbookConfig } from '../config/config.js';
import { Keyring } from '../keys/keyring.js';
import { CONFIG } from '../tokens.js';

/** What the job of an e-mail carries; null once the mail was dealt with, when the job's id alone has to stay. */
export interface SealedEmail {
  sealed: string | null;
}

/** Makes e-mails unreadable in Redis and on the board of the queues: they hold addresses, and links that log somebody in. */
@Injectable()
export class EmailSeal {
  private readonly keys: Keyring;

  constructor(@Inject(CONFIG) config: Pick<StallbookConfig, 'STALLBOOK_EMAIL_KEYS'>) {
    this.keys = Keyring.of(config, 'STALLBOOK_EMAIL_KEYS', 'email-jobs');
  }

  seal(email: EmailJob): SealedEmail {
    return { sealed: this.keys.seal(Buffer.from(JSON.stringify(email), 'utf8'), []).toString('base64') };
  }

  /** Throws `UnrecoverableError` for what none of our keys sealed. */
  open(sealed: string): EmailJob {
    try {
      return JSON.parse(this.keys.open(Buffer.from(sealed, 'base64'), []).toString('utf8')) as EmailJob;
    } catch {
      throw new UnrecoverableError('The e-mail was not sealed with any of STALLBOOK_EMAIL_KEYS.');
    }
  }
}
