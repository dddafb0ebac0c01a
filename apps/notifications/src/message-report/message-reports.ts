import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { MessageReportStatus, type MessageReportsInput } from '@stallbook/contracts';
import { DomainError, notFound } from '@stallbook/kernel';
import type { ClientSession } from 'mongodb';
import type { Model } from 'mongoose';
import { MESSAGE_REPORTS, type MessageReportDocument } from './message-report.schema.js';

export const settled = () =>
  new DomainError('MESSAGE_REPORT.SETTLED', 'This report is already settled. Look at it again.');

const reportedAgain = () =>
  new DomainError('MESSAGE_REPORT.REPORTED_AGAIN', 'This conversation was reported again. Read the new report first.');

@Injectable()
export class MessageReports {
  constructor(@InjectModel(MESSAGE_REPORTS) private readonly reports: Model<MessageReportDocument>) {}

  async open({ _id, ...report }: Omit<MessageReportDocument, 'status' | 'settledAt'>): Promise<void> {
    const fresh = { ...report, status: MessageReportStatus.open, settledAt: null };
    await this.reports.updateOne({ _id }, { $set: fresh }, { upsert: true });
  }

  async isFrom(commandId: string, _id: string): Promise<boolean> {
    return (await this.reports.exists({ _id, commandId })) !== null;
  }

  async one(_id: string): Promise<MessageReportDocument> {
    const found = await this.reports.findOne({ _id }).lean();
    if (!found) throw notFound('Report not found');
    return found;
  }

  async page({ status, page, pageSize }: MessageReportsInput): Promise<[MessageReportDocument[], number]> {
    const filter = status ? { status } : {};
    const found = this.reports.find(filter).sort({ createdAt: -1, _id: -1 });
    const items = found
      .skip((page - 1) * pageSize)
      .limit(pageSize)
      .lean()
      .exec();
    return Promise.all([items, this.reports.countDocuments(filter).exec()]);
  }

  /** @throws DomainError if it is no longer as the admin saw it */
  async settle(
    { _id, reportedAt }: { _id: string; reportedAt: Date },
    to: MessageReportStatus,
    settledAt: Date,
    session: ClientSession,
  ): Promise<void> {
    const seen = { _id, status: MessageReportStatus.open, createdAt: reportedAt };
    const update = { $set: { status: to, settledAt } };
    const { matchedCount } = await this.reports.updateOne(seen, update, { session });
    if (matchedCount > 0) return;
    const isOpen = await this.reports.exists({ _id, status: MessageReportStatus.open }).session(session);
    throw isOpen ? reportedAgain() : settled();
  }

  /** A new report stays open. */
  async reopened(threadId: string, settledAt: Date, session: ClientSession): Promise<void> {
    const update = { $set: { status: MessageReportStatus.dismissed, settledAt } };
    await this.reports.updateMany({ threadId, status: MessageReportStatus.closed }, update, { session });
  }

  async forget(personId: string, session: ClientSession): Promise<void> {
    await this.reports.deleteMany({ $or: [{ reporterId: personId }, { reportedId: personId }] }, { session });
  }
}
