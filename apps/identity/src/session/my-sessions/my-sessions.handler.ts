import { Controller } from '@nestjs/common';
import {
  endAllSessions,
  endSession,
  mySecurityRecord,
  mySessions,
  type ByIdInput,
  type Done,
  type NoInput,
  type OwnSession,
  type SecurityEvent,
} from '@stallbook/contracts';
import { actorOf, notFound, type CallContext } from '@stallbook/kernel';
import { Handles } from '@stallbook/rpc';
import { SecurityLog } from '../../security/security-log.js';
import { Sessions, showSession } from '../sessions.js';

@Controller()
export class MySessionsHandler {
  constructor(
    private readonly securityLog: SecurityLog,
    private readonly sessions: Sessions,
  ) {}

  @Handles(mySessions)
  async mine(_input: NoInput, context: CallContext): Promise<OwnSession[]> {
    const { id: accountId, sessionId } = actorOf(context);
    const open = await this.sessions.openOf(accountId);
    return open.map((session) => showSession(session, sessionId));
  }

  @Handles(endSession)
  async end({ id }: ByIdInput, context: CallContext): Promise<Done> {
    const { id: accountId } = actorOf(context);
    if (!(await this.sessions.endOwn(accountId, id))) throw notFound('Session not found');
    const device = await this.sessions.deviceOf(id);
    await this.securityLog.add({ accountId, kind: 'session_ended', cause: id, device });
    return { id };
  }

  @Handles(endAllSessions)
  async endAll(_input: NoInput, context: CallContext): Promise<Done> {
    const { id: accountId, sessionId = '' } = actorOf(context);
    await this.sessions.endAllOf(accountId);
    const device = await this.sessions.deviceOf(sessionId);
    await this.securityLog.add({ accountId, kind: 'signed_out_everywhere', cause: context.commandId, device });
    return { id: accountId };
  }

  @Handles(mySecurityRecord)
  last(_input: NoInput, context: CallContext): Promise<SecurityEvent[]> {
    return this.securityLog.lastOf(actorOf(context).id);
  }
}
