import { MessageReportReason, MessageReportStatus } from '@stallbook/contracts';
import { defineSchema, requiredDate, requiredString } from '@stallbook/platform/odm';

export const MESSAGE_REPORTS = 'messageReports';

/** One per conversation and reporter; reporting again opens it again. */
export interface MessageReportDocument {
  _id: string;
  threadId: string;
  marketEventId: string | null;
  reporterId: string;
  /** That of the newest report, which may be repeated. */
  commandId: string;
  reportedId: string;
  reason: MessageReportReason;
  note: string | null;
  /** Admins read up to this message. */
  throughSeq: number;
  status: MessageReportStatus;
  createdAt: Date;
  settledAt: Date | null;
}

const newest = { createdAt: -1, _id: -1 } as const;

export const messageReportSchema = defineSchema<MessageReportDocument>(
  MESSAGE_REPORTS,
  {
    _id: requiredString,
    threadId: requiredString,
    marketEventId: String,
    reporterId: requiredString,
    commandId: requiredString,
    reportedId: requiredString,
    reason: { type: String, enum: Object.values(MessageReportReason), required: true },
    note: String,
    throughSeq: { type: Number, required: true, min: 0 },
    status: { type: String, enum: Object.values(MessageReportStatus), required: true },
    createdAt: requiredDate,
    settledAt: Date,
  },
  [
    { key: newest },
    { key: { status: 1, ...newest } },
    { key: { threadId: 1 } },
    { key: { reporterId: 1, _id: 1 } },
    { key: { reportedId: 1 } },
  ],
);
