import { Inject, Injectable } from '@nestjs/common';
import { EmailType, localeOf, type LanguageCode } from '@stallbook/contracts';
import { idFrom } from '@stallbook/kernel';
import { CONFIG, publicUrl, type StallbookConfig } from '@stallbook/platform';
import { nameOf, type Account } from '../account/account.js';
import { EmailOutbox } from '../account/email-outbox.js';
import type { SessionDocument } from './session.schema.js';

/** UTC, since the person's time zone is unknown. */
const momentOf = (at: Date, language: LanguageCode): string =>
  new Intl.DateTimeFormat(localeOf[language], { dateStyle: 'long', timeStyle: 'short', timeZone: 'UTC' })
    .format(at)
    .replaceAll('\u00a0', ' ')
    .replaceAll('\u202f', ' ');

/** Emails the owner about a sign-in from a new device. */
@Injectable()
export class NewDeviceEmail {
  constructor(
    private readonly emails: EmailOutbox,
    @Inject(CONFIG) private readonly config: StallbookConfig,
  ) {}

  send(account: Account, session: SessionDocument, device: string): Promise<void> {
    return this.emails.send({
      id: idFrom('new-device', session._id),
      type: EmailType.new_device,
      to: account.email,
      toName: nameOf(account),
      language: account.language,
      data: {
        device,
        signed_in_at: `${momentOf(session.createdAt, account.language ?? 'en')} UTC`,
        profile_url: publicUrl(this.config, '/profile'),
      },
    });
  }
}
