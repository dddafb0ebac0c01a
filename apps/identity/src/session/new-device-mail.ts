import { Inject, Injectable } from '@nestjs/common';
import { EmailType } from '@stallbook/contracts';
import { idFrom } from '@stallbook/kernel';
import type { Clock } from '@stallbook/kernel';
import { CLOCK, CONFIG, EmailQueue } from '@stallbook/platform';
import type { StallbookConfig } from '@stallbook/platform';
import { nameOf } from '../account/account.js';
import type { Account } from '../account/account.js';

// Nobody knows where a person is: the one zone that needs no guess.
const words = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeStyle: 'short', timeZone: 'UTC' });

/** Tells of a sign-in on a device that the account was not seen on. */
@Injectable()
export class NewDeviceMail {
  constructor(
    private readonly emails: EmailQueue,
    @Inject(CLOCK) private readonly clock: Clock,
    @Inject(CONFIG) private readonly config: StallbookConfig,
  ) {}

  send(account: Account, sessionId: string, device: string): Promise<void> {
    return this.emails.enqueue({
      id: idFrom('new-device', sessionId),
      type: EmailType.new_device,
      to: account.email,
      toName: nameOf(account),
      data: {
        device,
        signed_in_at: `${words.format(this.clock.now())} UTC`,
        profile_url: new URL('/profile', this.config.STALLBOOK_PUBLIC_URL).href,
      },
    });
  }
}
