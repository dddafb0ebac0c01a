import { Inject, Injectable } from '@nestjs/common';
import { EmailType, type FactorEvent } from '@stallbook/contracts';
import { idFrom } from '@stallbook/kernel';
import { CONFIG, publicUrl, type StallbookConfig } from '@stallbook/platform';
import { nameOf, type Account } from '../account/account.js';
import { EmailOutbox } from '../account/email-outbox.js';

/** Notifies the owner of every change. */
@Injectable()
export class SecondFactorEmail {
  constructor(
    private readonly emails: EmailOutbox,
    @Inject(CONFIG) private readonly config: StallbookConfig,
  ) {}

  send(account: Account, kind: FactorEvent, cause: string): Promise<void> {
    return this.emails.send({
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
    });
  }
}
