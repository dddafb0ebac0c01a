import { Inject, Injectable } from '@nestjs/common';
import { EmailType } from '@stallbook/contracts';
import { idFrom } from '@stallbook/kernel';
import { CONFIG, publicUrl, type StallbookConfig } from '@stallbook/platform';
import { nameOf, type Account } from './account.js';
import { EmailOutbox } from './email-outbox.js';

/** For a second sign-up: only the mailbox may reveal that there is an account. */
@Injectable()
export class AccountExistsEmail {
  constructor(
    private readonly emails: EmailOutbox,
    @Inject(CONFIG) private readonly config: StallbookConfig,
  ) {}

  /** Sent to the stored address. A repeated command sends no second email. */
  send(owner: Account, commandId: string): Promise<void> {
    return this.emails.send({
      id: idFrom(EmailType.account_exists, owner._id, commandId),
      type: EmailType.account_exists,
      to: owner.email,
      toName: nameOf(owner),
      language: owner.language,
      data: { login_url: publicUrl(this.config, '/login'), reset_url: publicUrl(this.config, '/forgot-password') },
    });
  }
}
