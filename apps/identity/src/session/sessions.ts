import { Inject, Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { OwnSession } from '@stallbook/contracts';
import type { Clock } from '@stallbook/kernel';
import { CLOCK, epochIdOf } from '@stallbook/platform';
import type { ClientSession } from 'mongodb';
import type { Model, QueryFilter } from 'mongoose';
import { deviceOf } from '../security/device.js';
import { newNonce } from './refresh-token.js';
import { SESSIONS, type SessionDocument } from './session.schema.js';
import { SessionEndings } from './session-endings.js';

export const showSession = (session: SessionDocument, askingId: string | undefined): OwnSession => ({
  id: session._id,
  device: deviceOf(session.userAgent),
  signedInAt: session.createdAt.toISOString(),
  lastSeenAt: session.rotatedAt.toISOString(),
  current: session._id === askingId,
});

/** What one transaction can end when the password changes. */
export const MOST_OPEN = 1_000;

@Injectable()
export class Sessions {
  constructor(
    @InjectModel(SESSIONS) private readonly sessions: Model<SessionDocument>,
    @Inject(CLOCK) private readonly clock: Clock,
    private readonly endings: SessionEndings,
  ) {}

  async end(id: string, session?: ClientSession): Promise<void> {
    await this.endThose({ _id: id }, session);
  }

  /** True shortly after a reset link opened the session. */
  async mayReset(id: string): Promise<boolean> {
    const open = { _id: id, endedAt: null, resetUntil: { $gt: this.clock.now() } };
    return (await this.sessions.exists(open)) !== null;
  }

  /** Called again after the transaction, it ends what a sign-in opened before the commit. */
  async endOthers(accountId: string, keptId: string, session?: ClientSession): Promise<void> {
    await this.endThose({ accountId, _id: { $ne: keptId } }, session);
  }

  /** The session cannot set another password. */
  async useUpReset(id: string, session: ClientSession): Promise<void> {
    await this.sessions.updateOne({ _id: id }, { $unset: { resetUntil: '' } }, { session });
  }

  /** Records a check of the second factor. */
  async passFactor(id: string): Promise<void> {
    await this.sessions.updateOne({ _id: id, endedAt: null }, { $set: { factorAt: this.clock.now() } });
  }

  /**
   * The second factor was turned on in the session, which proves it. Its access tokens from before end: their claims say
   * that the account has no second factor. They are stored like a session that ended, so that their end is published.
   */
  async turnFactorOn(id: string, session: ClientSession): Promise<void> {
    const now = this.clock.now();
    const change = { $set: { factorAt: now }, $inc: { epoch: 1 } };
    const before = await this.sessions.findOneAndUpdate({ _id: id, endedAt: null }, change, { session, lean: true });
    if (!before) return;
    const { fresh: _fresh, resetUntil: _resetUntil, ...kept } = before;
    const _id = epochIdOf({ sid: id, epoch: before.epoch });
    const earlier = { ...kept, _id, nonce: newNonce(), endedAt: now, unpublished: true };
    await this.sessions.insertOne(earlier, { session });
    this.endings.publishAfter(session, [earlier._id]);
  }

  /** Open sessions, last used first. */
  async openOf(accountId: string): Promise<SessionDocument[]> {
    const open = { accountId, endedAt: null, expiresAt: { $gt: this.clock.now() } };
    return this.sessions.find(open).sort({ rotatedAt: -1 }).lean().exec();
  }

  async deviceOf(id: string): Promise<string | null> {
    const found = await this.sessions.findOne({ _id: id }, { userAgent: 1 }).lean();
    return found && deviceOf(found.userAgent);
  }

  /** @returns false if the account has no such session */
  async endOwn(accountId: string, id: string, session?: ClientSession): Promise<boolean> {
    const own = await this.sessions.exists({ _id: id, accountId }).session(session ?? null);
    if (own) await this.end(id, session);
    return own !== null;
  }

  async endAllOf(accountId: string, session?: ClientSession): Promise<void> {
    await this.endThose({ accountId }, session);
  }

  /** An end that has yet to reach Redis stays, without its account. */
  async removeAllOf(accountId: string, session?: ClientSession): Promise<void> {
    await this.endAllOf(accountId, session);
    const anonymous = [{ $project: { rotatedAt: 1, endedAt: 1, unpublished: 1 } }];
    await this.sessions.updateMany({ accountId, unpublished: true }, anonymous, { session, updatePipeline: true });
    await this.sessions.deleteMany({ accountId }, { session });
  }

  /** Ends the sessions beyond the limit that were not used for the longest time. */
  async endSurplusOf(accountIds: readonly string[]): Promise<void> {
    const found = await this.sessions.aggregate<{ surplus: string[] }>([
      { $match: { accountId: { $in: [...accountIds] }, endedAt: null } },
      { $project: { accountId: 1, rotatedAt: 1 } },
      { $sort: { rotatedAt: -1 } },
      { $group: { _id: '$accountId', open: { $push: '$_id' } } },
      { $match: { [`open.${MOST_OPEN}`]: { $exists: true } } },
      { $project: { surplus: { $slice: ['$open', MOST_OPEN, { $size: '$open' }] } } },
    ]);
    if (found.length > 0) await this.endThose({ _id: { $in: found.flatMap(({ surplus }) => surplus) } });
  }

  async endExpired(): Promise<void> {
    await this.endThose({ expiresAt: { $lte: this.clock.now() } });
  }

  /** Also ends their access tokens, immediately or with the transaction. */
  private async endThose(which: QueryFilter<SessionDocument>, session?: ClientSession): Promise<void> {
    const ids = await this.sessions.distinct('_id', { ...which, endedAt: null }, { session });
    const open = { _id: { $in: ids }, endedAt: null };
    await this.sessions.updateMany(open, { $set: { endedAt: this.clock.now(), unpublished: true } }, { session });
    if (session) this.endings.publishAfter(session, ids);
    else await this.endings.publish(ids);
  }
}
