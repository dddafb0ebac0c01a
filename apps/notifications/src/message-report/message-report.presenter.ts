import { Injectable } from '@nestjs/common';
import { MessageReportReason, MessageReportStatus, type MessageReport } from '@stallbook/contracts';
import { MessageThreadReader } from '../message-thread/message-thread.reader.js';
import { nameOf } from '../message-thread/names.js';
import { Replicas } from '../replicas/replicas.js';
import type { MessageReportDocument } from './message-report.schema.js';

@Injectable()
export class MessageReportPresenter {
  constructor(
    private readonly replicas: Replicas,
    private readonly threads: MessageThreadReader,
  ) {}

  async many(reports: readonly MessageReportDocument[]): Promise<MessageReport[]> {
    const { people, markets } = await this.replicas.known({
      people: reports.flatMap(({ reporterId, reportedId }) => [reporterId, reportedId]),
      markets: reports.flatMap(({ marketEventId }) => marketEventId ?? []),
    });
    const threads = await this.threads.byIds(reports.map(({ threadId }) => threadId));
    const closed = new Set(threads.filter(({ isClosed }) => isClosed).map(({ _id }) => _id));
    const name = (id: string) => nameOf(people.get(id), people.get(id)?.role ?? 'vendor');
    return reports.map(({ _id: id, reason, note, status, reporterId, reportedId, ...rest }) => ({
      id,
      reason: MessageReportReason[reason],
      note,
      status: MessageReportStatus[status],
      reporterId,
      reporterName: name(reporterId),
      reportedId,
      reportedName: name(reportedId),
      eventTitle: markets.get(rest.marketEventId ?? '')?.title ?? null,
      messageCount: rest.throughSeq,
      isThreadClosed: closed.has(rest.threadId),
      createdAt: rest.createdAt.toISOString(),
      settledAt: rest.settledAt?.toISOString() ?? null,
    }));
  }

  async one(report: MessageReportDocument): Promise<MessageReport> {
    const [shown] = await this.many([report]);
    return shown!;
  }
}
