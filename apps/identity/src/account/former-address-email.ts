import { Inject, Injectable } from '@nestjs/common';
import { EmailType } from '@stallbook/contracts';
import { idFrom } from '@stallbook/kernel';
import { CONFIG, publicUrl, type StallbookConfig } from '@stallbook/platform';
import type { ClientSession } from 'mongodb';
import { nameOf, type Account } from './account.js';
import { EmailOutbox } from './email-outbox.js';

/** Emails the former address, so that no change goes unnoticed. */
@Injectable()
export class FormerAddressEmail {
  constructor(
    private readonly emails: EmailOutbox,
    @Inject(CONFIG) private readonly config: StallbookConfig,
  ) {}

  /** In the transaction of the change. */
  add(linkId: string, formerEmail: string, account: Account, session: ClientSession): Promise<void> {
    const email = {
      id: idFrom('email-changed', linkId),
      type: EmailType.email_changed,
      to: formerEmail,
      toName: nameOf(account),
      language: account.language,
      data: { new_email: account.email, support_url: publicUrl(this.config, '/contact') },
    };
    return this.emails.add(email, session);
  }
}
