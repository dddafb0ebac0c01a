import { Controller } from '@nestjs/common';
import { refreshSession, type RefreshSessionInput, type Session } from '@stallbook/contracts';
import type { CallContext } from '@stallbook/kernel';
import { Handles } from '@stallbook/rpc';
import { Accounts } from '../../account/accounts.js';
import { SessionAnswers } from '../session-answers.js';
import { sessionEnded, SessionTokens } from '../session-tokens.js';

@Controller()
export class RefreshSessionHandler {
  constructor(
    private readonly accounts: Accounts,
    private readonly tokens: SessionTokens,
    private readonly answers: SessionAnswers,
  ) {}

  @Handles(refreshSession)
  async refresh({ refreshToken }: RefreshSessionInput, { correlationId }: CallContext): Promise<Session> {
    const open = await this.tokens.rotate(refreshToken);
    const account = await this.accounts.newest(open.accountId);
    if (!account) throw sessionEnded();
    return this.answers.session(account, open, correlationId);
  }
}
