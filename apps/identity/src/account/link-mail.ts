import { Inject, Injectable } from '@nestjs/common';
import { EmailType } from '@stallbook/contracts';
import type { LinkType } from '@stallbook/contracts';
import { idFrom } from '@stallbook/kernel';
import { CONFIG, EmailQueue } from '@stallbook/platform';
import type { StallbookConfig } from '@stallbook/platform';
import { nameOf } from './account.js';
import type { Account } from './account.js';
import { Links } from './links.js';

const HOUR_MS = 60 * 60_000;

interface Kind {
  mail: EmailType;
  lifetimeMs: number;
  variable: string;
  /** Whether the reader has the address of the account: only then may the mail repeat what was typed for it. */
  greets: boolean;
  /** Where the link leads, with its parts behind the #: no server's log and no referrer ever holds them. */
  at(parts: URLSearchParams): string;
}

const KINDS = {
  signup: {
    mail: EmailType.confirm_sign_up,
    lifetimeMs: 24 * HOUR_MS,
    variable: 'confirm_url',
    greets: false,
    at: (parts) => `/auth/confirm#${parts}`,
  },
  recovery: {
    mail: EmailType.reset_password,
    lifetimeMs: HOUR_MS,
    variable: 'reset_url',
    greets: true,
    at: (parts) => `/reset-password#${parts}`,
  },
  email_change: {
    mail: EmailType.confirm_email_change,
    lifetimeMs: 24 * HOUR_MS,
    variable: 'confirm_url',
    greets: false,
    at: (parts) => `/auth/confirm#${parts}`,
  },
} satisfies Record<`${LinkType}`, Kind>;

/** Mails one-time links. */
@Injectable()
export class LinkMail {
  constructor(
    private readonly links: Links,
    private readonly emails: EmailQueue,
    @Inject(CONFIG) private readonly config: StallbookConfig,
  ) {}

  /**
   * To the account's address, or to the one that the link changes it to. The same command again sends no second mail.
   * Rejects when the mail cannot be queued.
   */
  async send(type: `${LinkType}`, account: Account, commandId: string, newEmail?: string): Promise<void> {
    const { mail, lifetimeMs, variable, greets, at }: Kind = KINDS[type];
    const token = await this.links.issue({ type, accountId: account._id, commandId, lifetimeMs, email: newEmail });
    const url = new URL(at(new URLSearchParams({ token_hash: token, type })), this.config.STALLBOOK_PUBLIC_URL);
    await this.emails.enqueue({
      id: idFrom(mail, account._id, commandId),
      type: mail,
      to: newEmail ?? account.email,
      toName: greets ? nameOf(account) : '',
      data: { [variable]: url.href },
    });
  }
}
