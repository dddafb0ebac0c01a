import { defineCommand, defineQuery } from '@stallbook/kernel';
import type { Done } from '../common/results.js';
import type { MessagePage } from './message.dto.js';
import type { MessageReport, MessageReportPage } from './message-report.dto.js';
import {
  MessageReportsInput,
  ReportedMessagesInput,
  ReportThreadInput,
  SettleMessageReportInput,
} from './message-report.inputs.js';

const access = ['admin'] as const;

/** Again, it covers what was written since. @throws NOT_FOUND for people who are not active participants */
export const reportThread = defineCommand<Done>()('notifications.reportThread', {
  input: ReportThreadInput,
  access: 'signed-in',
});

/** Newest first. */
export const messageReports = defineQuery<MessageReportPage>()('notifications.messageReports', {
  input: MessageReportsInput,
  access,
});

/** The messages of one conversation, up to when it was reported. */
export const reportedMessages = defineQuery<MessagePage>()('notifications.reportedMessages', {
  input: ReportedMessagesInput,
  access,
});

/**
 * Reopening a conversation settles no new report of it.
 * @throws NOT_FOUND, `MESSAGE_REPORT.SETTLED` by another admin, `MESSAGE_REPORT.REPORTED_AGAIN`,
 * `MESSAGE.EMPTY` for a warning without text
 */
export const settleMessageReport = defineCommand<MessageReport>()('notifications.settleMessageReport', {
  input: SettleMessageReportInput,
  access,
});
