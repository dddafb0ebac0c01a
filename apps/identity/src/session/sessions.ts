import { randomBytes } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import type { OnModuleInit } from '@nestjs/common';
import type { OwnSession } from '@stallbook/contracts';
import { DomainError, newId } from '@stallbook/kernel';
import type { Clock } from '@stallbook/kernel';
import { CLOCK, CONFIG, DB, LOGGER, recordSecurityEvent } from '@stallbook/platform';
import type { Logger, StallbookConfig } from '@stallbook/platform';
import DataLoader from 'dataloader';
import type { ClientSession, Collection, Db, Filter } from 'mongodb';
import { deviceOf } from '../security/device.js';
import { RefreshTokens } from './refresh-token.js';
import type { SessionDocument } from './session-document.js';
import { SessionEndings } from './session-endings.js';

/** A session ends so long after its last use, */
const UNUSED_MS = 30 * 24 * 60 * 60_000;
/** and, used or not, so long after it was opened. */
const LIFETIME_MS = 90 * 24 * 60 * 60_000;
/** How long after its link was opened a reset session may set a new password. */
const RESET_MS = 15 * 60_000;
/** Two tabs that refresh at once both go on; a token that comes later than this was stolen or copied. */
const SAME_MOMENT_MS = 10_000;

export interface OpenSession {
  id: string;
  accountId: string;
  refreshToken: string;
  refreshExpiresAt: Date;
  factorAt: Date | null;
}

interface Opening {
  mayReset?: boolean;
  /** What follows from a log-in is still to be done. */
  byPassword?: boolean;
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

export const sessionEnded = () =>
  new DomainError('IDENTITY.SESSION_ENDED', 'Your session has expired. Please log in again.');

@Injectable()
export class Sessions implements OnModuleInit {
  private readonly sessions: Collection<SessionDocument>;
  private readonly tokens: RefreshTokens;
  /**
   * Those that begin in one turn of the event loop are written together. Who loses a session with the last moment of a
   * database that fell logs in again.
   */
  private readonly begun = new DataLoader<SessionDocument, void>(
    async (sessions) => {
      await this.sessions.insertMany([...sessions], { ordered: false, writeConcern: { w: 1 } });
      return sessions.map(() => undefined);
    },
    { cache: false },
  );

  constructor(
    @Inject(DB) db: Db,
    @Inject(CLOCK) private readonly clock: Clock,
    @Inject(LOGGER) private readonly logger: Logger,
    @Inject(CONFIG) config: StallbookConfig,
    private readonly endings: SessionEndings,
  ) {
    this.sessions = db.collection<SessionDocument>('sessions');
    this.tokens = new RefreshTokens(config);
  }

  async onModuleInit(): Promise<void> {
    await this.sessions.createIndexes([
      { key: { expiresAt: 1 }, expireAfterSeconds: 0 },
      // With all that it takes to know the devices of an account.
      { key: { accountId: 1, userAgent: 1, _id: 1 } },
    ]);
  }

  async open(
    accountId: string,
    userAgent: string | undefined,
    { mayReset = false, byPassword = false, factorAt }: Opening = {},
  ): Promise<OpenSession> {
    const now = this.clock.now();
    const session: SessionDocument = {
      _id: newId(),
      accountId,
      nonce: randomBytes(32).toString('base64url'),
      generation: 1,
      rotatedAt: now,
      userAgent: userAgent ?? null,
      ...(mayReset && { resetUntil: new Date(now.getTime() + RESET_MS) }),
      ...(byPassword && { fresh: true }),
      ...(factorAt && { factorAt }),
      createdAt: now,
      expiresAt: expiryOf({ createdAt: now }, now),
      endedAt: null,
    };
    // A link would be used up without its session.
    await (byPassword ? this.begun.load(session) : this.sessions.insertOne(session));
    return this.toOpen(session);
  }

  /**
   * The next token of the session. Throws `IDENTITY.SESSION_ENDED`; a genuine token that was used before ends the
   * session with all its tokens.
   */
  async rotate(refreshToken: string): Promise<OpenSession> {
    const given = this.tokens.parse(refreshToken);
    const session = given && (await this.sessions.findOne({ _id: given.sessionId }));
    if (!session || !given.genuine(session.nonce)) throw sessionEnded();
    const now = this.clock.now();
    if (session.endedAt || session.expiresAt <= now) throw sessionEnded();
    if (given.generation === session.generation) return this.advance(session, now);
    return this.secondUse(session, given.generation, now);
  }

  /** Ends the session of a refresh token; a token that says nothing true ends nothing. */
  async endByToken(refreshToken: string): Promise<void> {
    const given = this.tokens.parse(refreshToken);
    const session = given && (await this.sessions.findOne({ _id: given.sessionId }));
    if (session && given.genuine(session.nonce)) await this.end(session._id);
  }

  async end(id: string, session?: ClientSession): Promise<void> {
    await this.endThose({ _id: id }, session);
  }

  /** Whether a reset link opened the session, not long ago. */
  async mayReset(id: string): Promise<boolean> {
    const open = { _id: id, endedAt: null, resetUntil: { $gt: this.clock.now() } };
    return (await this.sessions.findOne(open)) !== null;
  }

  /** After a new password: only this session goes on, and it sets no second one. */
  async endOthers(accountId: string, keptId: string, session: ClientSession): Promise<void> {
    await this.endThose({ accountId, _id: { $ne: keptId } }, session);
    await this.sessions.updateOne({ _id: keptId }, { $unset: { resetUntil: '' } }, { session });
  }

  /** The second factor was shown in it just now. */
  async passFactor(id: string, session?: ClientSession): Promise<void> {
    await this.sessions.updateOne({ _id: id, endedAt: null }, { $set: { factorAt: this.clock.now() } }, { session });
  }

  /** Those that go on, last seen first. */
  async openOf(accountId: string): Promise<SessionDocument[]> {
    const open = { accountId, endedAt: null, expiresAt: { $gt: this.clock.now() } };
    return this.sessions.find(open).sort({ rotatedAt: -1 }).toArray();
  }

  async deviceOf(id: string): Promise<string | null> {
    const found = await this.sessions.findOne({ _id: id }, { projection: { userAgent: 1 } });
    return found && deviceOf(found.userAgent);
  }

  /** @returns false when the account has no such session. */
  async endOwn(accountId: string, id: string, session?: ClientSession): Promise<boolean> {
    const own = await this.sessions.findOne({ _id: id, accountId }, { projection: { _id: 1 }, session });
    if (own) await this.end(id, session);
    return own !== null;
  }

  async endAllOf(accountId: string, session?: ClientSession): Promise<void> {
    await this.endThose({ accountId }, session);
  }

  /** Their access tokens end too: at once, or with the transaction. */
  private async endThose(which: Filter<SessionDocument>, session?: ClientSession): Promise<void> {
    const ids = await this.sessions.distinct('_id', { ...which, endedAt: null }, { session });
    const open = { _id: { $in: ids }, endedAt: null };
    await this.sessions.updateMany(open, { $set: { endedAt: this.clock.now() } }, { session });
    if (session) this.endings.tellAfter(session, ids);
    else await this.endings.tell(ids);
  }

  private async advance(session: SessionDocument, now: Date): Promise<OpenSession> {
    const { _id, generation } = session;
    const expiresAt = expiryOf(session, now);
    const next = await this.sessions.findOneAndUpdate(
      { _id, generation, endedAt: null },
      { $set: { generation: generation + 1, rotatedAt: now, expiresAt } },
      { returnDocument: 'after' },
    );
    if (next) return this.toOpen(next);
    const current = await this.sessions.findOne({ _id });
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

  private toOpen({ _id: id, accountId, generation, nonce, expiresAt, factorAt }: SessionDocument): OpenSession {
    const refreshToken = this.tokens.make({ sessionId: id, generation }, nonce);
    return { id, accountId, refreshToken, refreshExpiresAt: expiresAt, factorAt: factorAt ?? null };
  }
}
