import { Controller, Inject } from '@nestjs/common';
import { LinkType, verifyLink } from '@stallbook/contracts';
import type { VerifiedLink, VerifyLinkInput } from '@stallbook/contracts';
import { DomainError } from '@stallbook/kernel';
import type { CallContext, Clock } from '@stallbook/kernel';
import { CLOCK, MONGO_CLIENT } from '@stallbook/platform';
import { Handles } from '@stallbook/rpc';
import type { MongoClient } from 'mongodb';
import { linkInvalid } from '../../account/account.js';
import type { Account } from '../../account/account.js';
import { Accounts } from '../../account/accounts.js';
import { Links } from '../../account/links.js';
import { SessionAnswers } from '../session-answers.js';
import { Sessions } from '../sessions.js';

@Controller()
export class VerifyLinkHandler {
  constructor(
    @Inject(MONGO_CLIENT) private readonly client: MongoClient,
    @Inject(CLOCK) private readonly clock: Clock,
    private readonly accounts: Accounts,
    private readonly links: Links,
    private readonly sessions: Sessions,
    private readonly answers: SessionAnswers,
  ) {}

  @Handles(verifyLink)
  async verify(input: VerifyLinkInput, { correlationId }: CallContext): Promise<VerifiedLink> {
    const account = await this.useAny(input);
    const mayReset = input.type === LinkType.recovery;
    const open = await this.sessions.open(account._id, input.userAgent, { mayReset });
    return { type: input.type, session: await this.answers.session(account, open, correlationId) };
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

  /** Whoever holds a link that went to the address has shown that the address is theirs. */
  private use(type: VerifyLinkInput['type'], token: string): Promise<Account> {
    return this.client.withSession((session) =>
      session.withTransaction(async () => {
        const accountId = await this.links.use(type, token, session);
        const account = await this.accounts.confirm(accountId, this.clock.now(), session);
        if (!account) throw linkInvalid();
        return account;
      }),
    );
  }
}
