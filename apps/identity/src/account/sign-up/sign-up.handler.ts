import { setTimeout as pause } from 'node:timers/promises';
import { Controller, Inject } from '@nestjs/common';
import { signUp } from '@stallbook/contracts';
import type { SignUpInput, SignUpResult } from '@stallbook/contracts';
import { idFrom } from '@stallbook/kernel';
import type { CallContext, Clock } from '@stallbook/kernel';
import { CLOCK, normaliseEmail } from '@stallbook/platform';
import { Handles } from '@stallbook/rpc';
import { AccountExistsMail } from '../account-exists-mail.js';
import type { Account } from '../account.js';
import { Accounts } from '../accounts.js';
import { PasswordHasher } from '../credentials/password-hasher.js';
import { LinkMail } from '../link-mail.js';
import { Links } from '../links.js';
import { MailLimit } from '../mail-limit.js';

/** Two sign-ups of one address at once can displace each other; the mailbox decides who goes on. */
const TRIES = 3;
/** A fair's whole hall may sign up behind one address. */
const PER_ADDRESS = 100;

/** Longer than it takes to keep an account and to hand its mail over: where there is one already, nobody sees it sooner. */
const ANSWER_AFTER_MS = 100;

@Controller()
export class SignUpHandler {
  constructor(
    private readonly accounts: Accounts,
    private readonly existsMail: AccountExistsMail,
    private readonly limit: MailLimit,
    private readonly links: Links,
    private readonly passwords: PasswordHasher,
    private readonly mail: LinkMail,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  /** Whether the address was known cannot be told from the answer, whose id follows from the call alone, nor from its time. */
  @Handles(signUp)
  async signUp(input: SignUpInput, { commandId }: CallContext): Promise<SignUpResult> {
    await this.limit.require('sign-up', input, PER_ADDRESS);
    const { email, password, metadata } = input;
    const emailKey = normaliseEmail(email);
    const account: Account = {
      _id: idFrom('account', emailKey, commandId),
      email: email.trim(),
      emailKey,
      passwordHash: await this.passwords.hash(password),
      emailConfirmedAt: null,
      metadata: { ...metadata },
      createdAt: this.clock.now(),
    };
    await Promise.all([this.welcome(account, commandId), pause(ANSWER_AFTER_MS)]);
    return { userId: account._id, needsConfirmation: true };
  }

  private async welcome(account: Account, commandId: string): Promise<void> {
    const owner = await this.register(account);
    if (!owner) return;
    if (owner._id !== account._id) await this.existsMail.send(owner, commandId);
    else if (!owner.emailConfirmedAt) await this.mail.send('signup', account, commandId);
  }

  /**
   * The account that the address has now: this one, or one that was confirmed. An address that nobody has confirmed yet
   * goes to whoever signs up last; null for whoever lost it to them.
   */
  private async register(account: Account): Promise<Account | null> {
    for (let attempt = 1; attempt <= TRIES; attempt += 1) {
      const existing = await this.accounts.byEmail(account.emailKey);
      if (existing?.emailConfirmedAt || existing?._id === account._id) return existing;
      if (existing) {
        if (!(await this.accounts.removeUnconfirmed(existing._id))) continue;
        await this.links.revoke(existing._id);
      }
      if (await this.accounts.add(account)) return account;
    }
    return null;
  }
}
