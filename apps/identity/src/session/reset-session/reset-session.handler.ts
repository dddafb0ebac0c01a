import { Controller } from '@nestjs/common';
import { resetSession, type NoInput, type ResetSession } from '@stallbook/contracts';
import type { CallContext } from '@stallbook/kernel';
import { Handles } from '@stallbook/rpc';
import { Sessions } from '../sessions.js';

@Controller()
export class ResetSessionHandler {
  constructor(private readonly sessions: Sessions) {}

  @Handles(resetSession)
  async handle(_input: NoInput, { actor }: CallContext): Promise<ResetSession> {
    return { valid: actor?.sessionId !== undefined && (await this.sessions.mayReset(actor.sessionId)) };
  }
}
