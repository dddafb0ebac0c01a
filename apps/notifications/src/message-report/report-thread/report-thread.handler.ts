import { Controller, Inject } from '@nestjs/common';
import { reportThread, type Done, type ReportThreadInput } from '@stallbook/contracts';
import { callerContext, scopedCommandId } from '@stallbook/event-store';
import { actorOf, idFrom, type CallContext, type Clock } from '@stallbook/kernel';
import { CLOCK } from '@stallbook/platform';
import { Handles } from '@stallbook/rpc';
import { MessageLimits } from '../../message/message-limits.js';
import { MessageReader } from '../../message/message.reader.js';
import { othersOf } from '../../message-thread/domain/message-thread.state.js';
import { MessageThreadReader } from '../../message-thread/message-thread.reader.js';
import { MessageReports } from '../message-reports.js';

@Controller()
export class ReportThreadHandler {
  constructor(
    private readonly threads: MessageThreadReader,
    private readonly messages: MessageReader,
    private readonly reports: MessageReports,
    private readonly limits: MessageLimits,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  @Handles(reportThread)
  async handle({ threadId, reason, note }: ReportThreadInput, context: CallContext): Promise<Done> {
    const { id: reporterId } = actorOf(context);
    const _id = idFrom('message-report', threadId, reporterId);
    const commandId = scopedCommandId(callerContext(context));
    if (await this.reports.isFrom(commandId, _id)) return { id: threadId };
    const thread = await this.threads.asParticipant(threadId, reporterId);
    await this.limits.report(reporterId);
    const [newest] = await this.messages.newest(threadId, undefined, 1);
    const [reported] = othersOf(thread, reporterId);
    await this.reports.open({
      _id,
      commandId,
      threadId,
      marketEventId: thread.marketEventId,
      reporterId,
      reportedId: reported!.personId,
      reason,
      note: note?.trim() || null,
      throughSeq: newest?.seq ?? 0,
      createdAt: this.clock.now(),
    });
    return { id: threadId };
  }
}
