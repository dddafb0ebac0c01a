import { Inject, Injectable } from '@nestjs/common';
import type { OnModuleInit } from '@nestjs/common';
import type { Clock } from '@stallbook/kernel';
import { CLOCK, DB } from '@stallbook/platform';
import type { Collection, Db } from 'mongodb';

const LIFETIME_MS = 5 * 60_000;

/** `add` belongs to a session, `check` to an account. */
export interface ChallengeUse {
  accountId: string;
  purpose: 'add' | 'check';
  sessionId: string | null;
}

interface ChallengeDocument extends ChallengeUse {
  /** The challenge. */
  _id: string;
  expiresAt: Date;
}

/** Short-lived one-time challenges for passkeys. */
@Injectable()
export class Challenges implements OnModuleInit {
  private readonly challenges: Collection<ChallengeDocument>;

  constructor(
    @Inject(DB) db: Db,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {
    this.challenges = db.collection<ChallengeDocument>('passkey_challenges');
  }

  async onModuleInit(): Promise<void> {
    await this.challenges.createIndexes([{ key: { expiresAt: 1 }, expireAfterSeconds: 0 }, { key: { accountId: 1 } }]);
  }

  async keep(challenge: string, use: ChallengeUse): Promise<void> {
    const expiresAt = new Date(this.clock.now().getTime() + LIFETIME_MS);
    await this.challenges.insertOne({ _id: challenge, ...use, expiresAt });
  }

  /** @returns false if it was used, expired, or issued for another purpose */
  async use(challenge: string, use: ChallengeUse): Promise<boolean> {
    const which = { _id: challenge, ...use, expiresAt: { $gt: this.clock.now() } };
    return (await this.challenges.deleteOne(which)).deletedCount === 1;
  }
}
