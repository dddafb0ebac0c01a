import { Inject, Injectable } from '@nestjs/common';
import type { ChosenPlan, VerifyLinkInput } from '@stallbook/contracts';
import type { Clock } from '@stallbook/kernel';
import { isDuplicateKey, withTransaction } from '@stallbook/messaging';
import { CLOCK, MONGO_CLIENT } from '@stallbook/platform';
import type { ClientSession, MongoClient } from 'mongodb';
import { alreadyConfirmed, linkInvalid, type Account, type SignUp } from '../../account/account.js';
import { PasswordCheck } from '../../account/credentials/password-check.js';
import { PasswordHasher } from '../../account/credentials/password-hasher.js';
import { requireStrongPassword } from '../../account/credentials/strong-password.js';
import { Links } from '../../account/links.js';
import { SignUps } from '../../account/sign-ups.js';

const WRONG = { path: 'password', message: 'That is not the password that was chosen at sign-up' };

type Given = Pick<VerifyLinkInput, 'password' | 'newPassword' | 'browserToken'>;

export interface Confirmed {
  account: Account;
  chosenPlan: `${ChosenPlan}`;
}

/**
 * Turns a sign-up into an account. The link proves the mailbox. The password is proven separately: by the browser that
 * chose it, by typing it, or by setting a new one.
 */
@Injectable()
export class ConfirmSignUp {
  constructor(
    @Inject(MONGO_CLIENT) private readonly client: MongoClient,
    @Inject(CLOCK) private readonly clock: Clock,
    private readonly check: PasswordCheck,
    private readonly links: Links,
    private readonly passwords: PasswordHasher,
    private readonly signUps: SignUps,
  ) {}

  /** Null until the password is proven; the link stays valid. */
  async confirm(token: string, given: Given): Promise<Confirmed | null> {
    const link = await this.links.require('signup', token);
    const linked = await this.signUps.byId(link.accountId);
    if (!linked) throw linkInvalid();
    const proven = await this.proven(linked, given);
    if (!proven) return null;
    try {
      return await withTransaction(this.client, async (session) => ({
        account: await this.redeem(token, proven, session),
        chosenPlan: proven.chosenPlan,
      }));
    } catch (error) {
      // Another confirmation was faster.
      if (isDuplicateKey(error)) throw alreadyConfirmed();
      throw error;
    }
  }

  private async redeem(token: string, signUp: SignUp, session: ClientSession): Promise<Account> {
    await this.links.use('signup', token, session);
    const account = await this.signUps.confirm(signUp, { ...signUp, at: this.clock.now() }, session);
    if (!account) throw linkInvalid();
    return account;
  }

  /** A new password discards what a stranger may have typed. */
  private async proven(linked: SignUp, { password, newPassword, browserToken }: Given): Promise<SignUp | null> {
    if (newPassword !== undefined) {
      requireStrongPassword(newPassword, 'newPassword');
      const passwordHash = await this.passwords.hash(newPassword, linked._id);
      return { ...linked, passwordHash, metadata: {}, chosenPlan: 'basic' };
    }
    if (password !== undefined) {
      await this.check.require(linked, password, WRONG);
      return linked;
    }
    return this.signUps.ofBrowser(linked.email, browserToken);
  }
}
