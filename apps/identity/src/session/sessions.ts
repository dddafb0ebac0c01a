import { randomBytes } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { OwnSession } from '@stallbook/contracts';
import { DomainError, newId, type Clock } from '@stallbook/kernel';
import {
  CLOCK,
  CONFIG,
  epochIdOf,
  LOGGER,
  recordSecurityEvent,
  type Logger,
  type StallbookConfig,
} from '@stallbook/platform';
import DataLoader from 'dataloader';
import type { ClientSession } from 'mongodb';
import type { Model, QueryFilter } from 'mongoose';
import type { FirstStep } from '../second-factor/sign-in/tickets.js';
import { deviceOf } from '../security/device.js';
import { RefreshTokens } from './refresh-token.js';
import { SESSIONS, type SessionDocument } from './session.schema.js';
import { SessionEndings } from './session-endings.js';

/** Time without use. */
const UNUSED_MS = 30 * 24 * 60 * 60_000;
/** Time since it was opened. */
const LIFETIME_MS = 90 * 24 * 60 * 60_000;
/** Time to set a new password after opening a reset link. */
const RESET_MS = 15 * 60_000;
/** Two tabs may refresh concurrently. A token used later than this was copied. */
const SAME_MOMENT_MS = 10_000;

export interface OpenSession {
  id: string;
  accountId: string;
  refreshToken: string;
  refreshExpiresAt: Date;
  factorAt: Date | null;
  epoch?: number | undefined;
}

interface Opening {
  firstStep: FirstStep;
  factorAt?: Date;
}

export const showSession = (session: SessionDocument, askingId: string | undefined): OwnSession => ({
  id: session._id,
  device: deviceOf(session.userAgent),
  signedInAt: session.createdAt.toISOString(),
  lastSeenAt: session.rotatedAt.toISOString(),
  current: session._id === askingId,
});

const expiryOf = ({ createdAt }: Pick<SessionDocument, 'createdAt'>, usedAt: Date): Date =>
  new Date(Math.min(usedAt.getTime() + UNUSED_MS, createdAt.getTime() + LIFETIME_MS));

const newNonce = () => randomBytes(32).toString('base64url');

export const sessionEnded = () =>
  new DomainError('IDENTITY.SESSION_ENDED', 'Your session has expired. Please log in again.');

@Injectable()
export class Sessions {
  private readonly tokens: RefreshTokens;
  /** Batches the inserts of one turn of the event loop. A session lost in a database crash needs a new sign-in. */
  private readonly begun = new DataLoader<SessionDocument, void>(
    async (sessions) => {
      await this.sessions.bulkWrite(
        sessions.map((document) => ({ insertOne: { document } })),
        { ordered: false, throwOnValidationError: true, writeConcern: { w: 1 } },
      );
      return sessions.map(() => undefined);
    },
    { cache: false },
  );

  constructor(
    @InjectModel(SESSIONS) private readonly sessions: Model<SessionDocument>,
    @Inject(CLOCK) private readonly clock: Clock,
    @Inject(LOGGER) private readonly logger: Logger,
    @Inject(CONFIG) config: StallbookConfig,
    private readonly endings: SessionEndings,
  ) {
    this.tokens = new RefreshTokens(config);
  }

  async open(accountId: string, userAgent: string | undefined, { firstStep, factorAt }: Opening): Promise<OpenSession> {
    const now = this.clock.now();
    const session: SessionDocument = {
      _id: newId(),
      accountId,
      nonce: newNonce(),
      generation: 1,
      rotatedAt: now,
      userAgent: userAgent ?? null,
      ...(firstStep === 'recovery' && { resetUntil: new Date(now.getTime() + RESET_MS) }),
      fresh: true,
      ...(factorAt && { factorAt }),
      createdAt: now,
      expiresAt: expiryOf({ createdAt: now }, now),
      endedAt: null,
    };
    // Otherwise, a used link could have no session.
    await (firstStep === 'password' ? this.begun.load(session) : this.sessions.insertOne(session));
    return this.toOpen(session);
  }

  /** The next token. A reused token ends the session. @throws DomainError IDENTITY.SESSION_ENDED */
  async rotate(refreshToken: string): Promise<OpenSession> {
    const given = this.tokens.parse(refreshToken);
    const session = given && (await this.sessions.findOne({ _id: given.sessionId }).lean());
    if (!session || !given.genuine(session.nonce)) throw sessionEnded();
    const now = this.clock.now();
    if (session.endedAt || session.expiresAt <= now) throw sessionEnded();
    if (given.generation === session.generation) return this.advance(session, now);
    return this.secondUse(session, given.generation, now);
  }

  /** Ignores forged tokens. */
  async endByToken(refreshToken: string): Promise<void> {
    const given = this.tokens.parse(refreshToken);
    const session = given && (await this.sessions.findOne({ _id: given.sessionId }).lean());
    if (session && given.genuine(session.nonce)) await this.end(session._id);
  }

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

  private async advance(session: SessionDocument, now: Date): Promise<OpenSession> {
    const { _id, generation } = session;
    const expiresAt = expiryOf(session, now);
    const next = await this.sessions.findOneAndUpdate(
      { _id, generation, endedAt: null },
      { $set: { generation: generation + 1, rotatedAt: now, expiresAt } },
      { returnDocument: 'after', lean: true },
    );
    if (next) return this.toOpen(next);
    const current = await this.sessions.findOne({ _id }).lean();
    if (!current || current.endedAt) throw sessionEnded();
    return this.secondUse(current, generation, now);
  }

  private async secondUse(session: SessionDocument, generation: number, now: Date): Promise<OpenSession> {
    const justBefore =
      generation === session.generation - 1 && now.getTime() - session.rotatedAt.getTime() <= SAME_MOMENT_MS;
    if (justBefore) return this.toOpen(session);
    await this.end(session._id);
    recordSecurityEvent(this.logger, 'refresh_token_reused', { sessionId: session._id });
    throw sessionEnded();
  }

  private toOpen({ _id: id, accountId, generation, nonce, expiresAt, factorAt, epoch }: SessionDocument): OpenSession {
    const refreshToken = this.tokens.make({ sessionId: id, generation }, nonce);
    return { id, accountId, refreshToken, refreshExpiresAt: expiresAt, factorAt: factorAt ?? null, epoch };
  }
}
