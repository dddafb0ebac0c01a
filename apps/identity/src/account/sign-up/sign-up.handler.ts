import { setTimeout as pause } from 'node:timers/promises';
import { Controller, Inject } from '@nestjs/common';
import { signUp, type Session, type SignUpInput, type SignUpResult } from '@stallbook/contracts';
import { DAY_MS, idFrom, normalizeEmail, type CallContext, type Clock } from '@stallbook/kernel';
import { CLOCK, CONFIG, type StallbookConfig } from '@stallbook/platform';
import { Handles } from '@stallbook/rpc';
import { SessionOpener } from '../../session/session-opener.js';
import { AccountExistsEmail } from '../account-exists-email.js';
import type { NewAccount } from '../account.js';
import { Accounts } from '../accounts.js';
import { PasswordHasher } from '../credentials/password-hasher.js';
import { LinkEmail } from '../link-email.js';
import { EmailLimit } from '../email-limit.js';
import { SignUps } from '../sign-ups.js';

/** Many people may share one IP address. */
const PER_ADDRESS = 100;
/** Longer than storing a sign-up and queueing its email, so the time does not reveal which happened. */
const ANSWER_AFTER_MS = 100;
const FORGOTTEN_AFTER_MS = 8 * DAY_MS;

@Controller()
export class SignUpHandler {
  private readonly adminEmails: ReadonlySet<string>;

  constructor(
    private readonly accounts: Accounts,
    private readonly opener: SessionOpener,
    private readonly existsEmail: AccountExistsEmail,
    private readonly limit: EmailLimit,
    private readonly mail: LinkEmail,
    private readonly passwords: PasswordHasher,
    private readonly signUps: SignUps,
    @Inject(CLOCK) private readonly clock: Clock,
    @Inject(CONFIG) private readonly config: StallbookConfig,
  ) {
    this.adminEmails = new Set(config.STALLBOOK_ADMIN_EMAILS.map(normalizeEmail));
  }

  /** Neither the answer nor its time reveals whether the address has an account. */
  @Handles(signUp)
  async signUp(input: SignUpInput, context: CallContext): Promise<SignUpResult> {
    const { commandId } = context;
    await this.limit.require('sign-up', input, PER_ADDRESS);
    const email = normalizeEmail(input.email);
    const account: NewAccount = {
      _id: idFrom('account', email, commandId),
      email,
      passwordHash: await this.passwords.hash(input.password, input.remoteAddress ?? email),
      emailConfirmedAt: null,
      metadata: { ...input.metadata },
      createdAt: this.clock.now(),
      ...(input.language && { language: input.language }),
    };
    const session = this.needsConfirmation(email) ? undefined : await this.enter(account, input, context);
    if (session) return { userId: account._id, needsConfirmation: false, session };
    await Promise.all([this.askForConfirmation(account, input, commandId), pause(ANSWER_AFTER_MS)]);
    return { userId: account._id, needsConfirmation: true };
  }

  /** Admin rights follow from the address, so an admin address is always confirmed. */
  private needsConfirmation(email: string): boolean {
    return this.config.STALLBOOK_EMAIL_CONFIRMATION === 'required' || this.adminEmails.has(email);
  }

  /** Signs in without a confirmation; undefined if the address has an account. */
  private async enter(
    account: NewAccount,
    { password, userAgent, remoteAddress = account.email }: SignUpInput,
    context: CallContext,
  ): Promise<Session | undefined> {
    const added = await this.accounts.add({ ...account, emailConfirmedAt: account.createdAt });
    const entered = await this.accounts.byEmail(account.email);
    const isSame = entered?._id === account._id;
    if (!isSame || !(added || (await this.passwords.verify(password, entered.passwordHash, remoteAddress))))
      return undefined;
    return this.opener.admit(entered, { firstStep: 'signup', userAgent, isNew: true }, context);
  }

  private async askForConfirmation(account: NewAccount, input: SignUpInput, commandId: string): Promise<void> {
    const owner = await this.accounts.byEmail(account.email);
    if (owner?._id === account._id) return;
    if (owner) return this.existsEmail.send(owner, commandId);
    const { chosenPlan = 'basic', browserToken } = input;
    const purgeAt = new Date(account.createdAt.getTime() + FORGOTTEN_AFTER_MS);
    await this.signUps.add({ ...account, emailConfirmedAt: null, chosenPlan, purgeAt }, browserToken);
    await this.mail.send('signup', account, commandId);
  }
}
