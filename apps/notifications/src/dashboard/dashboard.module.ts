import { Module } from '@nestjs/common';
import { modelsOf } from '@stallbook/platform/odm';
import { emailSchema } from '../email/email.schema.js';
import { messageReportSchema } from '../message-report/message-report.schema.js';
import { NotificationTasksHandler } from './notification-tasks/notification-tasks.handler.js';

/** Figures over several aggregates. */
@Module({ imports: [modelsOf(emailSchema, messageReportSchema)], controllers: [NotificationTasksHandler] })
export class DashboardModule {}
