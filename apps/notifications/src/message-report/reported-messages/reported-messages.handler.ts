import { Controller } from '@nestjs/common';
import { reportedMessages, type MessagePage, type ReportedMessagesInput } from '@stallbook/contracts';
import { OperationJournal } from '@stallbook/administration';
import type { CallContext } from '@stallbook/kernel';
import { Handles } from '@stallbook/rpc';
import { MessageReader } from '../../message/message.reader.js';
import { MessageReports } from '../message-reports.js';

@Controller()
export class ReportedMessagesHandler {
  constructor(
    private readonly reports: MessageReports,
    private readonly messages: MessageReader,
    private readonly journal: OperationJournal,
  ) {}

  @Handles(reportedMessages)
  async handle({ reportId, before, limit }: ReportedMessagesInput, context: CallContext): Promise<MessagePage> {
    const { threadId, throughSeq } = await this.reports.one(reportId);
    await this.journal.enterRead(context, 'read_message_report', reportId);
    return this.messages.page(threadId, Math.min(before ?? Infinity, throughSeq + 1), limit);
  }
}
