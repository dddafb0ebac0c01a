import { Controller } from '@nestjs/common';
import { messageReports, type MessageReportPage, type MessageReportsInput } from '@stallbook/contracts';
import type { CallContext } from '@stallbook/kernel';
import { Handles } from '@stallbook/rpc';
import { MessageReportPresenter } from '../message-report.presenter.js';
import { MessageReports } from '../message-reports.js';
import { ReportAccess } from '../report-access.js';

@Controller()
export class MessageReportsHandler {
  constructor(
    private readonly reports: MessageReports,
    private readonly access: ReportAccess,
    private readonly presenter: MessageReportPresenter,
  ) {}

  @Handles(messageReports)
  async handle(input: MessageReportsInput, context: CallContext): Promise<MessageReportPage> {
    await this.access.list(context);
    const [found, total] = await this.reports.page(input);
    return { items: await this.presenter.many(found), total };
  }
}
