import { Inject, Injectable } from '@nestjs/common';
import { EmailType } from '@stallbook/contracts';
import { idFrom } from '@stallbook/kernel';
import { CONFIG, EmailQueue } from '@stallbook/platform';
import type { StallbookConfig } from '@stallbook/platform';
import type { Account } from './account.js';
import { Links } from './links.js';

const LIFETIME_MS = 24 * 60 * 60_000;

/** Mails the link that confirms a sign-up. */
@Injectable()
export class ConfirmationMail {
  constructor(
    private readonly links: Links,
    private readonly emails: EmailQueue,
    @Inject(CONFIG) private readonly config: StallbookConfig,
  ) {}

  /** The same command again sends no second mail. Rejects when the mail cannot be queued. */
  async send({ _id, email, metadata }: Account, commandId: string): Promise<void> {
    const token = await this.links.issue('signup', _id, commandId, LIFETIME_MS);
    const confirmUrl = new URL('/auth/confirm', this.config.STALLBOOK_PUBLIC_URL);
    confirmUrl.search = new URLSearchParams({ token_hash: token, type: 'signup' }).toString();
    const toName = metadata.contactName ?? metadata.businessName ?? '';
    const id = idFrom('confirmation-mail', _id, commandId);
    const data = { confirm_url: confirmUrl.href };
    await this.emails.enqueue({ id, type: EmailType.confirm_sign_up, to: email, toName, data });
  }
}
