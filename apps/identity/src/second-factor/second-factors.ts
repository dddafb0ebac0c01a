import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { unauthenticated } from '@stallbook/kernel';
import type { ClientSession } from 'mongodb';
import type { Model } from 'mongoose';
import { Accounts } from '../account/accounts.js';
import { isOn, NO_FACTOR, type Change, type SecondFactor } from './second-factor.js';
import { SECOND_FACTORS, type PendingAuthenticator, type SecondFactorDocument } from './second-factor.schema.js';

export interface UsedPasskey {
  credentialId: string;
  /** The counter against which the answer was checked. */
  before: number;
  counter: number;
}

@Injectable()
export class SecondFactors {
  constructor(
    @InjectModel(SECOND_FACTORS) private readonly factors: Model<SecondFactorDocument>,
    private readonly accounts: Accounts,
  ) {}

  async of(accountId: string, session?: ClientSession): Promise<SecondFactor> {
    const found = await this.factors.findOne({ _id: accountId }, null, { session }).lean();
    return found ?? NO_FACTOR;
  }

  /** Stored on the account too, so that a sign-in without a factor needs no extra read. */
  async change(accountId: string, change: Change, session: ClientSession) {
    const before = await this.of(accountId, session);
    const { authenticator, passkeys, recoveryCodes } = change(before);
    const after = { authenticator, passkeys, recoveryCodes };
    if (!(await this.accounts.setSecondFactor(accountId, isOn(after), session))) throw unauthenticated();
    await this.factors.replaceOne(
      { _id: accountId },
      { _id: accountId, accountId, ...after },
      { upsert: true, session },
    );
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
    return (await this.factors.findOne({ _id: accountId }).lean())?.pending;
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
  async useCode(accountId: string, hash: string, session: ClientSession): Promise<boolean> {
    const { modifiedCount } = await this.factors.updateOne(
      { _id: accountId, 'recoveryCodes.hash': hash },
      { $pull: { recoveryCodes: { hash } } },
      { session },
    );
    return modifiedCount === 1;
  }

  /** @returns false if it was removed, or used since its answer was checked */
  async usePasskey(accountId: string, { credentialId, before, counter }: UsedPasskey, at: Date): Promise<boolean> {
    const { matchedCount } = await this.factors.updateOne(
      { _id: accountId, passkeys: { $elemMatch: { credentialId, counter: before } } },
      { $set: { 'passkeys.$.counter': counter, 'passkeys.$.lastUsedAt': at } },
    );
    return matchedCount === 1;
  }
}
