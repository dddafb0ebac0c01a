import { hkdfSync } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import type { EmailJob } from '@stallbook/contracts';
import { UnrecoverableError } from 'bullmq';
import type { StallbookConfig } from '../config/config.js';
import { open, seal } from '../sealing/seal.js';
import { CONFIG } from '../tokens.js';

/** What the job of an e-mail carries; null once the mail was dealt with, when the job's id alone has to stay. */
export interface SealedEmail {
  sealed: string | null;
}

/** Makes e-mails unreadable in Redis and on the board of the queues: they hold addresses, and links that log somebody in. */
@Injectable()
export class EmailSeal {
  private readonly key: Buffer;

  constructor(@Inject(CONFIG) { STALLBOOK_SECRET: secret }: Pick<StallbookConfig, 'STALLBOOK_SECRET'>) {
    this.key = Buffer.from(hkdfSync('sha256', secret, 'stallbook', 'email-jobs', 32));
  }

  seal(email: EmailJob): SealedEmail {
    return { sealed: seal(this.key, Buffer.from(JSON.stringify(email), 'utf8')).toString('base64') };
  }

  /** Throws `UnrecoverableError` for what was sealed with another secret. */
  open(sealed: string): EmailJob {
    try {
      return JSON.parse(open(this.key, Buffer.from(sealed, 'base64')).toString('utf8')) as EmailJob;
    } catch {
      throw new UnrecoverableError('The e-mail was not sealed with this STALLBOOK_SECRET.');
    }
  }
}
