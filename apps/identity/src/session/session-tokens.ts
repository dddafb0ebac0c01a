import { Inject, Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { DAY_MS, DomainError, newId, type Clock } from '@stallbook/kernel';
import { CLOCK, CONFIG, LOGGER, recordSecurityEvent, type Logger, type StallbookConfig } from '@stallbook/platform';
import DataLoader from 'dataloader';
import type { Model } from 'mongoose';
import type { FirstStep } from '../second-factor/sign-in/tickets.js';
import { newNonce, RefreshTokens } from './refresh-token.js';
import { SESSIONS, type SessionDocument } from './session.schema.js';
import { Sessions } from './sessions.js';

/** Time without use. */
const UNUSED_MS = 30 * DAY_MS;
/** Time since it was opened. */
const LIFETIME_MS = 90 * DAY_MS;
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

const expiryOf = ({ createdAt }: Pick<SessionDocument, 'createdAt'>, usedAt: Date): Date =>
  new Date(Math.min(usedAt.getTime() + UNUSED_MS, createdAt.getTime() + LIFETIME_MS));

export const sessionEnded = () =>
  new DomainError('IDENTITY.SESSION_ENDED', 'Your session has expired. Please log in again.');

/** Opens sessions, and exchanges their refresh tokens. */
@Injectable()
export class SessionTokens {
  private readonly tokens: RefreshTokens;
  /** Batches the inserts of one turn of the event loop. A session lost in a database crash needs a new sign-in. */
  private readonly begun = new DataLoader<SessionDocument, void>(
    async (documents) => {
      await this.documents.bulkWrite(
        documents.map((document) => ({ insertOne: { document } })),
        { ordered: false, throwOnValidationError: true, writeConcern: { w: 1 } },
      );
      return documents.map(() => undefined);
    },
    { cache: false },
  );

  constructor(
    @InjectModel(SESSIONS) private readonly documents: Model<SessionDocument>,
    @Inject(CLOCK) private readonly clock: Clock,
    @Inject(LOGGER) private readonly logger: Logger,
    @Inject(CONFIG) config: StallbookConfig,
    private readonly sessions: Sessions,
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
    await (firstStep === 'password' ? this.begun.load(session) : this.documents.insertOne(session));
    return this.toOpen(session);
  }

  /** The next token. A reused token ends the session. @throws DomainError IDENTITY.SESSION_ENDED */
  async rotate(refreshToken: string): Promise<OpenSession> {
    const given = await this.genuine(refreshToken);
    if (!given) throw sessionEnded();
    const { session, generation } = given;
    const now = this.clock.now();
    if (session.endedAt || session.expiresAt <= now) throw sessionEnded();
    if (generation === session.generation) return this.advance(session, now);
    return this.secondUse(session, generation, now);
  }

  /** Ends the session of the token, and ignores forged ones. */
  async revoke(refreshToken: string): Promise<void> {
    const given = await this.genuine(refreshToken);
    if (given) await this.sessions.end(given.session._id);
  }

  private async genuine(refreshToken: string): Promise<{ session: SessionDocument; generation: number } | undefined> {
    const given = this.tokens.parse(refreshToken);
    const session = given && (await this.documents.findOne({ _id: given.sessionId }).lean());
    return session && given.genuine(session.nonce) ? { session, generation: given.generation } : undefined;
  }

  private async advance(session: SessionDocument, now: Date): Promise<OpenSession> {
    const { _id, generation } = session;
    const expiresAt = expiryOf(session, now);
    const next = await this.documents.findOneAndUpdate(
      { _id, generation, endedAt: null },
      { $set: { generation: generation + 1, rotatedAt: now, expiresAt } },
      { returnDocument: 'after', lean: true },
    );
    if (next) return this.toOpen(next);
    const current = await this.documents.findOne({ _id }).lean();
    if (!current || current.endedAt) throw sessionEnded();
    return this.secondUse(current, generation, now);
  }

  private async secondUse(session: SessionDocument, generation: number, now: Date): Promise<OpenSession> {
    const justBefore =
      generation === session.generation - 1 && now.getTime() - session.rotatedAt.getTime() <= SAME_MOMENT_MS;
    if (justBefore) return this.toOpen(session);
    await this.sessions.end(session._id);
    recordSecurityEvent(this.logger, 'refresh_token_reused', { sessionId: session._id });
    throw sessionEnded();
  }

  private toOpen({ _id: id, accountId, generation, nonce, expiresAt, factorAt, epoch }: SessionDocument): OpenSession {
    const refreshToken = this.tokens.make({ sessionId: id, generation }, nonce);
    return { id, accountId, refreshToken, refreshExpiresAt: expiresAt, factorAt: factorAt ?? null, epoch };
  }
}
