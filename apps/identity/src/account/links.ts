import { createHash } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { LinkType } from '@stallbook/contracts';
import { HOUR_MS, idFrom, newId, type Clock } from '@stallbook/kernel';
import { CLOCK, CONFIG, type StallbookConfig } from '@stallbook/platform';
import type { ClientSession } from 'mongodb';
import type { Model } from 'mongoose';
import { KeyedMac } from '../session/keyed-mac.js';
import { LINKS, type LinkDocument } from './link.schema.js';
import { alreadyConfirmed, linkExpired, linkInvalid } from './account.js';

/** An expired link is kept for a week, to distinguish it from an unknown one. */
const REMEMBER_MS = 7 * 24 * HOUR_MS;

export interface LinkToIssue {
  type: `${LinkType}`;
  accountId: string;
  commandId: string;
  lifetimeMs: number;
  /** Where it is sent. */
  email: string;
}

export interface IssuedLink {
  /** Each link has its own. */
  id: string;
  token: string;
}

const digest = (token: string): string => createHash('sha256').update(token).digest('base64url');

/** One-time links in emails. */
@Injectable()
export class Links {
  private readonly mac: KeyedMac;

  constructor(
    @InjectModel(LINKS) private readonly links: Model<LinkDocument>,
    @Inject(CLOCK) private readonly clock: Clock,
    @Inject(CONFIG) config: StallbookConfig,
  ) {
    this.mac = new KeyedMac(config, 'one-time-link');
  }

  /**
   * Replaces earlier links, except those for a new password: anyone can request these, and all of them reach the owner.
   * A repeated command gets the same link as long as that is not revoked.
   */
  async issue({ type, accountId, commandId, lifetimeMs, email }: LinkToIssue): Promise<IssuedLink> {
    const _id = idFrom('link', type, accountId, commandId, email);
    const expiresAt = new Date(this.clock.now().getTime() + lifetimeMs);
    const drawn = newId();
    const fresh = {
      tokenHash: digest(this.mac.of(_id, drawn)),
      nonce: drawn,
      type,
      accountId,
      expiresAt,
      usedAt: null,
      email,
      purgeAt: new Date(expiresAt.getTime() + REMEMBER_MS),
    };
    const earlier = await this.links.findOneAndUpdate({ _id }, { $setOnInsert: fresh }, { upsert: true, lean: true });
    if (type !== 'recovery') await this.links.deleteMany({ accountId, type, usedAt: null, _id: { $ne: _id } });
    const { nonce } = earlier ?? fresh;
    return { id: idFrom(_id, nonce), token: this.mac.of(_id, nonce) };
  }

  /** @throws DomainError IDENTITY.LINK_INVALID, IDENTITY.LINK_EXPIRED, IDENTITY.ALREADY_CONFIRMED */
  async require(type: `${LinkType}`, token: string, session?: ClientSession): Promise<LinkDocument> {
    const link = await this.links.findOne({ tokenHash: digest(token), type }, null, { session }).lean();
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
