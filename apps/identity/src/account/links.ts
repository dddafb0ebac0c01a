import { createHash } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { LinkType } from '@stallbook/contracts';
import type { Clock } from '@stallbook/kernel';
import { CLOCK, CONFIG, Keyring } from '@stallbook/platform';
import type { StallbookConfig } from '@stallbook/platform';
import type { ClientSession } from 'mongodb';
import type { Model } from 'mongoose';
import { LINKS, type LinkDocument } from './link.schema.js';
import { alreadyConfirmed, linkExpired, linkInvalid } from './account.js';

const HOUR_MS = 60 * 60_000;
/** An expired link is kept for a week, to distinguish it from an unknown one. */
const REMEMBER_MS = 7 * 24 * HOUR_MS;

export interface LinkToIssue {
  type: `${LinkType}`;
  accountId: string;
  commandId: string;
  lifetimeMs: number;
  email?: string;
}

const digest = (token: string): string => createHash('sha256').update(token).digest('base64url');

/** One-time links in emails. */
@Injectable()
export class Links {
  private readonly keys: Keyring;

  constructor(
    @InjectModel(LINKS) private readonly links: Model<LinkDocument>,
    @Inject(CLOCK) private readonly clock: Clock,
    @Inject(CONFIG) config: StallbookConfig,
  ) {
    this.keys = Keyring.of(config, 'STALLBOOK_SESSION_KEYS', 'one-time-link');
  }

  /** Replaces earlier links. The token follows from the command, so a repeated command sends the same link. */
  async issue({ type, accountId, commandId, lifetimeMs, email }: LinkToIssue): Promise<string> {
    const token = this.keys.mac(JSON.stringify([type, accountId, commandId]));
    const expiresAt = new Date(this.clock.now().getTime() + lifetimeMs);
    const purgeAt = new Date(expiresAt.getTime() + REMEMBER_MS);
    const _id = digest(token);
    const fresh = { type, accountId, ...(email !== undefined && { email }), expiresAt, usedAt: null, purgeAt };
    await this.links.updateOne({ _id }, { $setOnInsert: fresh }, { upsert: true });
    await this.links.deleteMany({ accountId, type, usedAt: null, _id: { $ne: _id } });
    return token;
  }

  /** @throws DomainError IDENTITY.LINK_INVALID, IDENTITY.LINK_EXPIRED, IDENTITY.ALREADY_CONFIRMED */
  async require(type: `${LinkType}`, token: string, session?: ClientSession): Promise<LinkDocument> {
    const link = await this.links.findOne({ _id: digest(token), type }, null, { session }).lean();
    if (link?.usedAt && type === 'signup') throw alreadyConfirmed();
    if (!link || link.usedAt) throw linkInvalid();
    if (link.expiresAt <= this.clock.now()) throw linkExpired();
    return link;
  }

  /** Throws as `require` does. */
  async use(type: `${LinkType}`, token: string, session: ClientSession): Promise<LinkDocument> {
    const link = await this.require(type, token, session);
    await this.links.updateOne({ _id: link._id }, { $set: { usedAt: this.clock.now() } }, { session });
    return link;
  }

  /** From now on, links of these sign-ups are refused as already confirmed. */
  async useUp(signUpIds: readonly string[], session: ClientSession): Promise<void> {
    const open = { accountId: { $in: [...signUpIds] }, type: 'signup' as const, usedAt: null };
    await this.links.updateMany(open, { $set: { usedAt: this.clock.now() } }, { session });
  }

  /** Revokes all unused links of the account. */
  async revoke(accountId: string, session?: ClientSession): Promise<void> {
    await this.links.deleteMany({ accountId, usedAt: null }, { session });
  }
}
