import { Controller } from '@nestjs/common';
import { signOut, type Done, type SignOutInput } from '@stallbook/contracts';
import type { CallContext } from '@stallbook/kernel';
import { Handles } from '@stallbook/rpc';
import { SessionTokens } from '../session-tokens.js';
import { Sessions } from '../sessions.js';

@Controller()
export class SignOutHandler {
  constructor(
    private readonly sessions: Sessions,
    private readonly tokens: SessionTokens,
  ) {}

  @Handles(signOut)
  async signOut({ refreshToken }: SignOutInput, { actor, commandId }: CallContext): Promise<Done> {
    if (refreshToken) await this.tokens.revoke(refreshToken);
    if (actor?.sessionId) await this.sessions.end(actor.sessionId);
    return { id: commandId };
  }
}
