import { createHash, createHmac, hkdfSync } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import type { OnModuleInit } from '@nestjs/common';
import type { LinkType } from '@stallbook/contracts';
import type { Clock } from '@stallbook/kernel';
import { CLOCK, CONFIG, DB } from '@stallbook/platform';
import type { StallbookConfig } from '@stallbook/platform';
import type { ClientSession, Collection, Db } from 'mongodb';
import { alreadyConfirmed, linkExpired, linkInvalid } from './account.js';

const HOUR_MS = 60 * 60_000;
/** An expired link is remembered for a week, so that it can be told from one that never was. */
const REMEMBER_MS = 7 * 24 * HOUR_MS;

export interface LinkDocument {
  /** SHA-256 of the token; the token itself stands in the mail alone. */
  _id: string;
  type: `${LinkType}`;
  /** Of the account, or of the sign-up that becomes it. */
  accountId: string;
  /** The address that the account is to have, of a link that changes it. */
  email?: string;
  expiresAt: Date;
  usedAt: Date | null;
  purgeAt: Date;
}

export interface LinkToIssue {
  type: `${LinkType}`;
  accountId: string;
  commandId: string;
  lifetimeMs: number;
  email?: string;
}

const digest = (token: string): string => createHash('sha256').update(token).digest('base64url');

/** One-time links that were mailed. */
@Injectable()
export class Links implements OnModuleInit {
  private readonly links: Collection<LinkDocument>;
  private readonly key: Buffer;

  constructor(
    @Inject(DB) db: Db,
    @Inject(CLOCK) private readonly clock: Clock,
    @Inject(CONFIG) config: StallbookConfig,
  ) {
    this.links = db.collection<LinkDocument>('links');
    this.key = Buffer.from(hkdfSync('sha256', config.STALLBOOK_SECRET, 'stallbook', 'one-time-link', 32));
  }

  async onModuleInit(): Promise<void> {
    await this.links.createIndexes([
      { key: { purgeAt: 1 }, expireAfterSeconds: 0 },
      { key: { accountId: 1, type: 1 } },
    ]);
  }

  /**
   * The token of a new link; those mailed before stop working. It follows from the command, so that a repeated one
   * mails the same link.
   */
  async issue({ type, accountId, commandId, lifetimeMs, email }: LinkToIssue): Promise<string> {
    const token = createHmac('sha256', this.key)
      .update(JSON.stringify([type, accountId, commandId]))
      .digest('base64url');
    const expiresAt = new Date(this.clock.now().getTime() + lifetimeMs);
    const purgeAt = new Date(expiresAt.getTime() + REMEMBER_MS);
    const _id = digest(token);
    const fresh = { type, accountId, ...(email !== undefined && { email }), expiresAt, usedAt: null, purgeAt };
    await this.links.updateOne({ _id }, { $setOnInsert: fresh }, { upsert: true });
    await this.links.deleteMany({ accountId, type, usedAt: null, _id: { $ne: _id } });
    return token;
  }

  /** Throws `IDENTITY.LINK_INVALID`, `IDENTITY.LINK_EXPIRED`, and `IDENTITY.ALREADY_CONFIRMED` for a used sign-up link. */
  async require(type: `${LinkType}`, token: string, session?: ClientSession): Promise<LinkDocument> {
    const link = await this.links.findOne({ _id: digest(token), type }, { session });
    if (link?.usedAt && type === 'signup') throw alreadyConfirmed();
    if (!link || link.usedAt) throw linkInvalid();
    if (link.expiresAt <= this.clock.now()) throw linkExpired();
    return link;
  }

  /** Uses a link up. Throws what `require` throws. */
  async use(type: `${LinkType}`, token: string, session: ClientSession): Promise<LinkDocument> {
    const link = await this.require(type, token, session);
    await this.links.updateOne({ _id: link._id }, { $set: { usedAt: this.clock.now() } }, { session });
    return link;
  }

  /** The links of these sign-ups say from now on that their address is confirmed. */
  async useUp(signUpIds: readonly string[], session: ClientSession): Promise<void> {
    const open = { accountId: { $in: [...signUpIds] }, type: 'signup' as const, usedAt: null };
    await this.links.updateMany(open, { $set: { usedAt: this.clock.now() } }, { session });
  }

  /** Ends all links of the account that were not used. */
  async revoke(accountId: string, session?: ClientSession): Promise<void> {
    await this.links.deleteMany({ accountId, usedAt: null }, { session });
  }
}
