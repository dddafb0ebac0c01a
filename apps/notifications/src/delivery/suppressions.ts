import { Inject, Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { SuppressionKind, type MailDelivery } from '@stallbook/contracts';
import type { Clock } from '@stallbook/kernel';
import { AddressHash, CLOCK } from '@stallbook/platform';
import type { ClientSession } from 'mongodb';
import type { Model } from 'mongoose';
import { SUPPRESSIONS, type SuppressionDocument } from './suppression.schema.js';

export const DELIVERED: MailDelivery = { suppression: null, since: null };

/** Addresses that an email permanently bounced from, or whose holder reported one as spam. */
@Injectable()
export class Suppressions {
  constructor(
    @InjectModel(SUPPRESSIONS) private readonly suppressions: Model<SuppressionDocument>,
    @Inject(CLOCK) private readonly clock: Clock,
    private readonly hash: AddressHash,
  ) {}

  async of(address: string): Promise<MailDelivery> {
    // After a rotation of the key, a complaint may be stored next to a bounce.
    const found = await this.suppressions
      .findOne({ _id: { $in: this.hash.every(address) } })
      .sort({ kind: -1 })
      .lean();
    return found ? { suppression: SuppressionKind[found.kind], since: found.at.toISOString() } : DELIVERED;
  }

  /** A complaint outweighs a bounce; the first moment stays. */
  async add(address: string, kind: SuppressionDocument['kind']): Promise<void> {
    const _id = this.hash.of(address);
    const at = this.clock.now();
    await this.suppressions.updateOne({ _id }, { $setOnInsert: { kind, at } }, { upsert: true });
    if (kind === 'complained') await this.suppressions.updateOne({ _id }, { $set: { kind } });
  }

  async lift(address: string): Promise<void> {
    await this.suppressions.deleteMany({ _id: { $in: this.hash.every(address) } });
  }

  async forget(hashes: readonly string[], session: ClientSession): Promise<void> {
    await this.suppressions.deleteMany({ _id: { $in: [...hashes] } }, { session });
  }
}
