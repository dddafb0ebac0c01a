import { Inject, Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Clock } from '@stallbook/kernel';
import { CLOCK } from '@stallbook/platform';
import type { Model } from 'mongoose';
import { PASSKEY_CHALLENGES, type ChallengeDocument, type ChallengeUse } from './challenge.schema.js';

const LIFETIME_MS = 5 * 60_000;

/** Short-lived one-time challenges for passkeys. */
@Injectable()
export class Challenges {
  constructor(
    @InjectModel(PASSKEY_CHALLENGES) private readonly challenges: Model<ChallengeDocument>,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

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
