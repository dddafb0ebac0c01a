import { setTimeout as pause } from 'node:timers/promises';
import { Controller, Inject } from '@nestjs/common';
import { signUp } from '@stallbook/contracts';
import type { Session, SignUpInput, SignUpResult } from '@stallbook/contracts';
import { idFrom } from '@stallbook/kernel';
import type { CallContext, Clock } from '@stallbook/kernel';
import { CLOCK, CONFIG, normaliseEmail } from '@stallbook/platform';
import type { StallbookConfig } from '@stallbook/platform';
import { Handles } from '@stallbook/rpc';
import { Entrance } from '../../session/entrance.js';
import { AccountExistsMail } from '../account-exists-mail.js';
import type { Account } from '../account.js';
import { Accounts } from '../accounts.js';
import { PasswordHasher } from '../credentials/password-hasher.js';
import { LinkMail } from '../link-mail.js';
import { MailLimit } from '../mail-limit.js';
import { SignUps } from '../sign-ups.js';

/** A fair's whole hall may sign up behind one address. */
const PER_ADDRESS = 100;
/** Longer than it takes to store a sign-up and queue its email, so that the time does not tell which of the two happened. */
const ANSWER_AFTER_MS = 100;
const FORGOTTEN_AFTER_MS = 8 * 24 * 60 * 60_000;

@Controller()
export class SignUpHandler {
  private readonly adminEmails: ReadonlySet<string>;

  constructor(
    private readonly accounts: Accounts,
    private readonly entrance: Entrance,
    private readonly existsMail: AccountExistsMail,
    private readonly limit: MailLimit,
    private readonly mail: LinkMail,
    private readonly passwords: PasswordHasher,
    private readonly signUps: SignUps,
    @Inject(CLOCK) private readonly clock: Clock,
    @Inject(CONFIG) private readonly config: StallbookConfig,
  ) {
    this.adminEmails = new Set(config.STALLBOOK_ADMIN_EMAILS.map(normaliseEmail));
  }

  /** Neither the answer, whose id follows from the call alone, nor its time tells whether the address has an account. */
  @Handles(signUp)
  async signUp(input: SignUpInput, context: CallContext): Promise<SignUpResult> {
    const { commandId } = context;
    await this.limit.require('sign-up', input, PER_ADDRESS);
    const email = normaliseEmail(input.email);
    const account: Account = {
      _id: idFrom('account', email, commandId),
      email,
      passwordHash: await this.passwords.hash(input.password, input.remoteAddress),
      emailConfirmedAt: null,
      metadata: { ...input.metadata },
      createdAt: this.clock.now(),
    };
    const session = this.needsConfirmation(email) ? undefined : await this.enter(account, input, context);
    if (session) return { userId: account._id, needsConfirmation: false, session };
    await Promise.all([this.askForConfirmation(account, input, commandId), pause(ANSWER_AFTER_MS)]);
    return { userId: account._id, needsConfirmation: true };
  }

  /** An admin's rights follow from the address, so that one is always confirmed. */
  private needsConfirmation(email: string): boolean {
    return this.config.STALLBOOK_EMAIL_CONFIRMATION === 'required' || this.adminEmails.has(email);
  }

  /** A session without a confirmation; undefined where the address has an account. */
  private async enter(
    account: Account,
    { password, userAgent }: SignUpInput,
    context: CallContext,
  ): Promise<Session | undefined> {
    const added = await this.accounts.add({ ...account, emailConfirmedAt: account.createdAt });
    const entered = await this.accounts.byEmail(account.email);
    const isSame = entered?._id === account._id;
    if (!isSame || !(added || (await this.passwords.verify(password, entered.passwordHash)))) return undefined;
    return this.entrance.admit(entered, { firstStep: 'signup', userAgent, isNew: true }, context);
  }

  private async askForConfirmation(account: Account, input: SignUpInput, commandId: string): Promise<void> {
    const owner = await this.accounts.byEmail(account.email);
    if (owner?._id === account._id) return;
    if (owner) return this.existsMail.send(owner, commandId);
    const { chosenPlan = 'basic', browserToken } = input;
    const purgeAt = new Date(account.createdAt.getTime() + FORGOTTEN_AFTER_MS);
    await this.signUps.add({ ...account, emailConfirmedAt: null, chosenPlan, purgeAt }, browserToken);
    await this.mail.send('signup', account, commandId);
  }
}
