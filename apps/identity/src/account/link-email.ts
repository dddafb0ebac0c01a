import { Inject, Injectable } from '@nestjs/common';
import { EmailType, type LinkType } from '@stallbook/contracts';
import { HOUR_MS } from '@stallbook/kernel';
import { CONFIG, publicUrl, type StallbookConfig } from '@stallbook/platform';
import { nameOf, type NewAccount } from './account.js';
import { EmailOutbox } from './email-outbox.js';
import { Links } from './links.js';

interface Kind {
  mail: EmailType;
  lifetimeMs: number;
  variable: string;
  /** Only the confirmed owner of the address sees texts typed for the account. */
  greets: boolean;
  /** The token comes after the #, which never reaches server logs or referrers. */
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

/** Emails one-time links. */
@Injectable()
export class LinkEmail {
  constructor(
    private readonly links: Links,
    private readonly emails: EmailOutbox,
    @Inject(CONFIG) private readonly config: StallbookConfig,
  ) {}

  /** A repeated command sends no second email for the same link. */
  async send(type: `${LinkType}`, account: NewAccount, commandId: string, newEmail?: string): Promise<void> {
    await this.emails.send(await this.prepare(type, account, commandId, newEmail));
  }

  /** Does all that `send` does, except for the email. */
  async sendNothing(type: `${LinkType}`, account: NewAccount, commandId: string, newEmail?: string): Promise<void> {
    await this.prepare(type, account, commandId, newEmail);
  }

  private async prepare(type: `${LinkType}`, account: NewAccount, commandId: string, newEmail?: string) {
    const { mail, lifetimeMs, variable, greets, at }: Kind = KINDS[type];
    const to = newEmail ?? account.email;
    const { id, token } = await this.links.issue({ type, accountId: account._id, commandId, lifetimeMs, email: to });
    const url = publicUrl(this.config, at(new URLSearchParams({ token_hash: token, type })));
    return {
      id,
      type: mail,
      to,
      toName: greets ? nameOf(account) : '',
      language: account.language,
      data: { [variable]: url },
    };
  }
}
