import { Controller, Inject } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { failuresSince, MessageReportStatus, notificationTasks, type NotificationTasks } from '@stallbook/contracts';
import type { Clock } from '@stallbook/kernel';
import { CLOCK } from '@stallbook/platform';
import { Handles } from '@stallbook/rpc';
import type { Model } from 'mongoose';
import { EMAILS, type EmailDocument } from '../../email/email.schema.js';
import { MESSAGE_REPORTS, type MessageReportDocument } from '../../message-report/message-report.schema.js';

/** For the admin dashboard. */
@Controller()
export class NotificationTasksHandler {
  constructor(
    @InjectModel(EMAILS) private readonly emails: Model<EmailDocument>,
    @InjectModel(MESSAGE_REPORTS) private readonly reports: Model<MessageReportDocument>,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  @Handles(notificationTasks)
  async handle(): Promise<NotificationTasks> {
    const createdAt = { $gte: failuresSince(this.clock.now()) };
    const [openReports, failedEmails] = await Promise.all([
      this.reports.countDocuments({ status: MessageReportStatus.open }),
      this.emails.countDocuments({ status: 'failed', createdAt }),
    ]);
    return { openReports, failedEmails };
  }
}
