import { Controller } from '@nestjs/common';
import { reportedMessages, type MessagePage, type ReportedMessagesInput } from '@stallbook/contracts';
import type { CallContext } from '@stallbook/kernel';
import { Handles } from '@stallbook/rpc';
import { MessageReader } from '../../message/message.reader.js';
import { MessageReports } from '../message-reports.js';
import { ReportAccess } from '../report-access.js';

@Controller()
export class ReportedMessagesHandler {
  constructor(
    private readonly reports: MessageReports,
    private readonly messages: MessageReader,
    private readonly access: ReportAccess,
  ) {}

  @Handles(reportedMessages)
  async handle({ reportId, before, limit }: ReportedMessagesInput, context: CallContext): Promise<MessagePage> {
    const { threadId, throughSeq } = await this.reports.one(reportId);
    await this.access.read(reportId, context);
    return this.messages.page(threadId, Math.min(before ?? Infinity, throughSeq + 1), limit);
  }
}
