import { Inject, Injectable } from '@nestjs/common';
import { EmailType, type FactorEvent } from '@stallbook/contracts';
import { idFrom } from '@stallbook/kernel';
import { CONFIG, publicUrl, type StallbookConfig } from '@stallbook/platform';
import type { ClientSession } from 'mongodb';
import { nameOf, type Account } from '../account/account.js';
import { EmailOutbox } from '../account/email-outbox.js';

/** Notifies the owner of every change. */
@Injectable()
export class SecondFactorEmail {
  constructor(
    private readonly emails: EmailOutbox,
    @Inject(CONFIG) private readonly config: StallbookConfig,
  ) {}

  /** In the transaction of the change. */
  add(account: Account, { kind, cause }: { kind: FactorEvent; cause: string }, session: ClientSession): Promise<void> {
    const email = {
      id: idFrom('second-factor', account._id, kind, cause),
      type: EmailType.second_factor_changed,
      to: account.email,
      toName: nameOf(account),
      language: account.language,
      data: {
        what: kind,
        profile_url: publicUrl(this.config, '/profile'),
        reset_url: publicUrl(this.config, '/forgot-password'),
      },
    };
    return this.emails.add(email, session);
  }

  /** After the commit. */
  wake(): void {
    this.emails.wake();
  }
}
