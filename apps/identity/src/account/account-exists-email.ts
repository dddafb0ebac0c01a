import { Inject, Injectable } from '@nestjs/common';
import { EmailType } from '@stallbook/contracts';
import { idFrom } from '@stallbook/kernel';
import { CONFIG, EmailQueue, publicUrl } from '@stallbook/platform';
import type { StallbookConfig } from '@stallbook/platform';
import { nameOf } from './account.js';
import type { Account } from './account.js';

/** For a second sign-up: only the mailbox may reveal that there is an account. */
@Injectable()
export class AccountExistsEmail {
  constructor(
    private readonly emails: EmailQueue,
    @Inject(CONFIG) private readonly config: StallbookConfig,
  ) {}

  /** Sent to the stored address. A repeated command sends no second email. */
  send(owner: Account, commandId: string): Promise<void> {
    return this.emails.enqueue({
      id: idFrom(EmailType.account_exists, owner._id, commandId),
      type: EmailType.account_exists,
      to: owner.email,
      toName: nameOf(owner),
      language: owner.language,
      data: { login_url: publicUrl(this.config, '/login'), reset_url: publicUrl(this.config, '/forgot-password') },
    });
  }
}
