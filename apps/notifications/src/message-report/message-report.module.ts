import { Module } from '@nestjs/common';
import { OperationJournal } from '@stallbook/administration';
import { modelsOf } from '@stallbook/platform/odm';
import { MessageModule } from '../message/message.module.js';
import { ReplicaModule } from '../replicas/replica.module.js';
import { MessageReportPresenter } from './message-report.presenter.js';
import { messageReportSchema } from './message-report.schema.js';
import { MessageReports } from './message-reports.js';
import { MessageReportsHandler } from './message-reports/message-reports.handler.js';
import { MessageReportsErasedReaction } from './reactions/message-reports-erased.reaction.js';
import { ReportThreadHandler } from './report-thread/report-thread.handler.js';
import { ReportedMessagesHandler } from './reported-messages/reported-messages.handler.js';
import { SettleMessageReportHandler } from './settle-message-report/settle-message-report.handler.js';

@Module({
  imports: [modelsOf(messageReportSchema), MessageModule, ReplicaModule],
  controllers: [MessageReportsHandler, ReportThreadHandler, ReportedMessagesHandler, SettleMessageReportHandler],
  providers: [MessageReportPresenter, MessageReports, MessageReportsErasedReaction, OperationJournal],
})
export class MessageReportModule {}
