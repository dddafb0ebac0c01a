import { Inject, Injectable } from '@nestjs/common';
import { EmailType } from '@stallbook/contracts';
import { idFrom } from '@stallbook/kernel';
import { CONFIG, EmailQueue } from '@stallbook/platform';
import type { StallbookConfig } from '@stallbook/platform';
import { nameOf } from './account.js';
import type { Account } from './account.js';

/** To whoever signs up a second time: the page may not tell them that they have an account, their mailbox may. */
@Injectable()
export class AccountExistsMail {
  constructor(
    private readonly emails: EmailQueue,
    @Inject(CONFIG) private readonly config: StallbookConfig,
  ) {}

  /** To the address as its owner wrote it. The same command again sends no second mail. */
  send(owner: Account, commandId: string): Promise<void> {
    return this.emails.enqueue({
      id: idFrom(EmailType.account_exists, owner._id, commandId),
      type: EmailType.account_exists,
      to: owner.email,
      toName: nameOf(owner),
      data: { login_url: this.at('/login'), reset_url: this.at('/forgot-password') },
    });
  }

  private at(path: string): string {
    return new URL(path, this.config.STALLBOOK_PUBLIC_URL).href;
  }
}
