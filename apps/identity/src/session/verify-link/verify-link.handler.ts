import { Controller, Inject } from '@nestjs/common';
import { LinkType, verifyLink } from '@stallbook/contracts';
import type { VerifiedLink, VerifyLinkInput } from '@stallbook/contracts';
import { isDuplicateKey } from '@stallbook/event-store';
import { DomainError } from '@stallbook/kernel';
import type { CallContext, Clock } from '@stallbook/kernel';
import { CLOCK, MONGO_CLIENT } from '@stallbook/platform';
import { Handles } from '@stallbook/rpc';
import type { ClientSession, MongoClient } from 'mongodb';
import { linkInvalid } from '../../account/account.js';
import type { Account } from '../../account/account.js';
import { Accounts } from '../../account/accounts.js';
import { AddressChange } from '../../account/address-change.js';
import { Links } from '../../account/links.js';
import { ProfileMaker } from '../../profile/profile-maker.js';
import { Entrance } from '../entrance.js';

@Controller()
export class VerifyLinkHandler {
  constructor(
    @Inject(MONGO_CLIENT) private readonly client: MongoClient,
    @Inject(CLOCK) private readonly clock: Clock,
    private readonly accounts: Accounts,
    private readonly address: AddressChange,
    private readonly links: Links,
    private readonly profiles: ProfileMaker,
    private readonly entrance: Entrance,
  ) {}

  @Handles(verifyLink)
  async verify(input: VerifyLinkInput, context: CallContext): Promise<VerifiedLink> {
    const account = await this.useAny(input);
    if (input.type === LinkType.email_change) {
      await this.profiles.ensure(account, context.correlationId);
      // The browser that asked for it has a session; whoever opens the link elsewhere gets none.
      return { type: input.type, session: null };
    }
    const { userAgent } = input;
    const session = await this.entrance.admit(account, { firstStep: input.type, userAgent }, context);
    return { type: input.type, session };
  }

  /** The plain token is tried where the hash is no valid one. */
  private async useAny({ type, tokenHash, token }: VerifyLinkInput): Promise<Account> {
    if (!tokenHash) return this.use(type, token ?? '');
    try {
      return await this.use(type, tokenHash);
    } catch (error) {
      if (!token || !DomainError.is(error) || error.code !== 'IDENTITY.LINK_INVALID') throw error;
      return this.use(type, token);
    }
  }

  private async use(type: VerifyLinkInput['type'], token: string): Promise<Account> {
    try {
      return await this.client.withSession((session) =>
        session.withTransaction(() => this.redeem(type, token, session)),
      );
    } catch (error) {
      // Two accounts that take one address at one moment.
      if (isDuplicateKey(error)) throw linkInvalid();
      throw error;
    }
  }

  /** Whoever holds a link that went to the address has shown that the address is theirs. */
  private async redeem(type: VerifyLinkInput['type'], token: string, session: ClientSession): Promise<Account> {
    const { accountId, email } = await this.links.use(type, token, session);
    if (email !== undefined) return this.address.apply(accountId, email, session);
    const account = await this.accounts.confirm(accountId, this.clock.now(), session);
    if (!account) throw linkInvalid();
    return account;
  }
}
