import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import type { EmailJob } from '@stallbook/contracts';
import { UnrecoverableError } from 'bullmq';
import type { StallbookConfig } from '../config/config.js';
import { CONFIG } from '../tokens.js';

/** What the job of an e-mail carries; null once the mail was dealt with, when the job's id alone has to stay. */
export interface SealedEmail {
  sealed: string | null;
}

const IV = 12;
const TAG = 16;

/** Makes e-mails unreadable in Redis and on the board of the queues: they hold addresses, and links that log somebody in. */
@Injectable()
export class EmailSeal {
  private readonly key: Buffer;

  constructor(@Inject(CONFIG) { STALLBOOK_SECRET: secret }: Pick<StallbookConfig, 'STALLBOOK_SECRET'>) {
    this.key = Buffer.from(hkdfSync('sha256', secret, 'stallbook', 'email-jobs', 32));
  }

  seal(email: EmailJob): SealedEmail {
    const iv = randomBytes(IV);
    const cipher = createCipheriv('aes-256-gcm', this.key, iv);
    const body = [cipher.update(JSON.stringify(email), 'utf8'), cipher.final()];
    return { sealed: Buffer.concat([iv, cipher.getAuthTag(), ...body]).toString('base64') };
  }

  /** Throws `UnrecoverableError` for what was sealed with another secret. */
  open(sealed: string): EmailJob {
    const bytes = Buffer.from(sealed, 'base64');
    try {
      const decipher = createDecipheriv('aes-256-gcm', this.key, bytes.subarray(0, IV));
      decipher.setAuthTag(bytes.subarray(IV, IV + TAG));
      const plain = Buffer.concat([decipher.update(bytes.subarray(IV + TAG)), decipher.final()]);
      return JSON.parse(plain.toString('utf8')) as EmailJob;
    } catch {
      throw new UnrecoverableError('The e-mail was not sealed with this STALLBOOK_SECRET.');
    }
  }
}
