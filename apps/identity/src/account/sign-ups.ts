import { createHash } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { isDuplicateKey } from '@stallbook/messaging';
import { normalizeEmail } from '@stallbook/kernel';
import type { ClientSession } from 'mongodb';
import type { Model } from 'mongoose';
import type { Account, SignUp } from './account.js';
import { ACCOUNTS } from './account.schema.js';
import { Links } from './links.js';
import { accountListing } from './account-listing.js';

const hashOf = (browserToken: string): string => createHash('sha256').update(browserToken).digest('base64url');

/** Only what was proven: the password and the profile draft. */
export type Confirmation = Pick<Account, 'passwordHash' | 'metadata'> & { at: Date };

/** Unconfirmed sign-ups. One address may have several, each with its own password, profile draft, and link. */
@Injectable()
export class SignUps {
  constructor(
    @InjectModel(ACCOUNTS) private readonly signUps: Model<SignUp>,
    private readonly links: Links,
  ) {}

  /** Idempotent. */
  async add(signUp: Omit<SignUp, 'browser' | 'listed'>, browserToken: string | undefined): Promise<void> {
    const { email, metadata } = signUp;
    const { contactName, businessName } = metadata;
    const browser = browserToken === undefined ? null : hashOf(browserToken);
    try {
      await this.signUps.insertOne({
        ...signUp,
        browser,
        listed: accountListing({ email, contactName, businessName }),
      });
    } catch (error) {
      if (!isDuplicateKey(error)) throw error;
    }
  }

  byId(id: string): Promise<SignUp | null> {
    return this.signUps.findOne({ _id: id, emailConfirmedAt: null }).lean().exec();
  }

  /** The latest one with this address from this browser. */
  async ofBrowser(email: string, browserToken: string | undefined): Promise<SignUp | null> {
    return browserToken === undefined
      ? null
      : this.last({ email: normalizeEmail(email), browser: hashOf(browserToken) });
  }

  /** The latest one with this address from any browser. */
  lastOf(email: string): Promise<SignUp | null> {
    return this.last({ email: normalizeEmail(email) });
  }

  /** Turns the sign-up into an account and deletes all others with its address. Null if it is gone. */
  async confirm({ _id, email }: SignUp, confirmation: Confirmation, session: ClientSession): Promise<Account | null> {
    const { at, passwordHash, metadata } = confirmation;
    const { contactName, businessName } = metadata;
    const listed = accountListing({ email, contactName, businessName });
    const account = await this.signUps.findOneAndUpdate(
      { _id, emailConfirmedAt: null },
      {
        $set: { emailConfirmedAt: at as never, passwordHash, metadata, listed },
        $unset: { browser: '', chosenPlan: '', purgeAt: '' },
      },
      { session, returnDocument: 'after', lean: true },
    );
    await this.links.useUp([_id], session);
    await this.endAllOf(email, session);
    return account;
  }

  async endAllOf(email: string, session: ClientSession): Promise<void> {
    const all = { email, emailConfirmedAt: null };
    const ids = await this.signUps.distinct('_id', all, { session });
    await this.signUps.deleteMany(all, { session });
    await this.links.useUp(ids, session);
  }

  private async last(which: { email: string; browser?: string }): Promise<SignUp | null> {
    return this.signUps
      .findOne({ ...which, emailConfirmedAt: null })
      .sort({ createdAt: -1 })
      .lean();
  }
}
