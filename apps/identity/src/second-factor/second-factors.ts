import { Inject, Injectable } from '@nestjs/common';
import { unauthenticated } from '@stallbook/kernel';
import { DB } from '@stallbook/platform';
import type { Binary, ClientSession, Collection, Db } from 'mongodb';
import { Accounts } from '../account/accounts.js';
import { isOn, NO_FACTOR } from './second-factor.js';
import type { Change, SecondFactor } from './second-factor.js';

/** An authenticator app without its first code. */
export interface PendingAuthenticator {
  sealed: Binary;
  sessionId: string;
  expiresAt: Date;
}

export interface SecondFactorDocument extends SecondFactor {
  /** Account ID. */
  _id: string;
  accountId: string;
  pending?: PendingAuthenticator;
}

@Injectable()
export class SecondFactors {
  private readonly factors: Collection<SecondFactorDocument>;

  constructor(
    @Inject(DB) db: Db,
    private readonly accounts: Accounts,
  ) {
    this.factors = db.collection<SecondFactorDocument>('second_factors');
  }

  async of(accountId: string, session?: ClientSession): Promise<SecondFactor> {
    const found = await this.factors.findOne({ _id: accountId }, { session });
    return found ?? NO_FACTOR;
  }

  /** Stored on the account too, so that a sign-in without a factor needs no extra read. */
  async change(accountId: string, change: Change, session: ClientSession) {
    const before = await this.of(accountId, session);
    const { authenticator, passkeys, recoveryCodes } = change(before);
    const after = { authenticator, passkeys, recoveryCodes };
    if (!(await this.accounts.setSecondFactor(accountId, isOn(after), session))) throw unauthenticated();
    await this.factors.replaceOne({ _id: accountId }, { accountId, ...after }, { upsert: true, session });
    return { before, after };
  }

  async start(accountId: string, pending: PendingAuthenticator): Promise<void> {
    await this.factors.updateOne(
      { _id: accountId },
      { $set: { pending }, $setOnInsert: { accountId, ...NO_FACTOR } },
      { upsert: true },
    );
  }

  async started(accountId: string): Promise<PendingAuthenticator | undefined> {
    return (await this.factors.findOne({ _id: accountId }))?.pending;
  }

  /** @returns false if this code or a later one was used */
  async useStep(accountId: string, step: number): Promise<boolean> {
    const { modifiedCount } = await this.factors.updateOne(
      { _id: accountId, 'authenticator.lastStep': { $lt: step } },
      { $set: { 'authenticator.lastStep': step } },
    );
    return modifiedCount === 1;
  }

  /** @returns false if it was used */
  async useCode(accountId: string, hash: string): Promise<boolean> {
    const { modifiedCount } = await this.factors.updateOne(
      { _id: accountId, 'recoveryCodes.hash': hash },
      { $pull: { recoveryCodes: { hash } } },
    );
    return modifiedCount === 1;
  }

  async usePasskey(accountId: string, credentialId: string, used: { counter: number; at: Date }): Promise<void> {
    await this.factors.updateOne(
      { _id: accountId, 'passkeys.credentialId': credentialId },
      { $set: { 'passkeys.$.counter': used.counter, 'passkeys.$.lastUsedAt': used.at } },
    );
  }
}
