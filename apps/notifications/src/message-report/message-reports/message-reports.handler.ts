import { Controller } from '@nestjs/common';
import { messageReports, type MessageReportPage, type MessageReportsInput } from '@stallbook/contracts';
import { OperationJournal } from '@stallbook/administration';
import type { CallContext } from '@stallbook/kernel';
import { Handles } from '@stallbook/rpc';
import { MessageReportPresenter } from '../message-report.presenter.js';
import { MessageReports } from '../message-reports.js';

@Controller()
export class MessageReportsHandler {
  constructor(
    private readonly reports: MessageReports,
    private readonly journal: OperationJournal,
    private readonly presenter: MessageReportPresenter,
  ) {}

  @Handles(messageReports)
  async handle(input: MessageReportsInput, context: CallContext): Promise<MessageReportPage> {
    await this.journal.enterRead(context, 'read_message_report', 'list');
    const [found, total] = await this.reports.page(input);
    return { items: await this.presenter.many(found), total };
  }
}
