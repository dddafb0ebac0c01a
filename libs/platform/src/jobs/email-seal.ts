import { Inject, Injectable } from '@nestjs/common';
import type { EmailJob } from '@stallbook/contracts';
import { UnrecoverableError } from 'bullmq';
import type { StallbookConfig } from '../config/config.js';
import { Keyring } from '../keys/keyring.js';
import { CONFIG } from '../tokens.js';

/** null once the email is done and only the job ID remains. */
export interface SealedEmail {
  sealed: string | null;
}

/** Encrypts emails in Redis and on the queue dashboard: they contain addresses and login links. */
@Injectable()
export class EmailSeal {
  private readonly keys: Keyring;

  constructor(@Inject(CONFIG) config: Pick<StallbookConfig, 'STALLBOOK_EMAIL_KEYS'>) {
    this.keys = Keyring.of(config, 'STALLBOOK_EMAIL_KEYS', 'email-jobs');
  }

  seal(email: EmailJob): { sealed: string } {
    return { sealed: this.keys.seal(Buffer.from(JSON.stringify(email), 'utf8'), []).toString('base64') };
  }

  /** @throws UnrecoverableError if none of our keys sealed it */
  open(sealed: string): EmailJob {
    try {
      return JSON.parse(this.keys.open(Buffer.from(sealed, 'base64'), []).toString('utf8')) as EmailJob;
    } catch {
      throw new UnrecoverableError('The email was not sealed with any of STALLBOOK_EMAIL_KEYS.');
    }
  }
}
