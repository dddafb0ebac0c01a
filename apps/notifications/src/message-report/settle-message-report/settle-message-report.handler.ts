import { Controller, Inject } from '@nestjs/common';
import {
  MessageReportAction as Action,
  MessageReportStatus as Status,
  MessageThreadType,
  settleMessageReport,
  type MessageReport,
  type SettleMessageReportInput,
} from '@stallbook/contracts';
import { OperationJournal } from '@stallbook/administration';
import { callerContext, EventStore, scopedCommandId, type StoreTransaction } from '@stallbook/event-store';
import { actorOf, idFrom, type CallContext, type Clock } from '@stallbook/kernel';
import { CLOCK } from '@stallbook/platform';
import { Handles } from '@stallbook/rpc';
import { messageText } from '../../message/domain/message.decider.js';
import { Messenger, type Delivered } from '../../message/messenger.js';
import { messageThread } from '../../message-thread/domain/message-thread.decider.js';
import { ThreadStarter } from '../../message-thread/thread-starter.js';
import { ThreadSubjects, type Subject } from '../../message-thread/thread-subjects.js';
import { MessageReportPresenter } from '../message-report.presenter.js';
import { MessageReports, settled } from '../message-reports.js';

const steps = {
  [Action.dismiss]: { to: Status.dismissed, what: 'dismiss_message_report' },
  [Action.warn]: { to: Status.warned, what: 'warn_message_sender' },
  [Action.close]: { to: Status.closed, what: 'close_message_thread' },
  [Action.reopen]: { to: null, what: 'reopen_message_thread' },
} as const;

@Controller()
export class SettleMessageReportHandler {
  constructor(
    private readonly store: EventStore,
    private readonly reports: MessageReports,
    private readonly journal: OperationJournal,
    private readonly subjects: ThreadSubjects,
    private readonly starter: ThreadStarter,
    private readonly messenger: Messenger,
    private readonly presenter: MessageReportPresenter,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  /** The report, the log, and what follows change together. */
  @Handles(settleMessageReport)
  async handle(input: SettleMessageReportInput, context: CallContext): Promise<MessageReport> {
    const { reportId, action, text } = input;
    const { reportedId, threadId } = await this.reports.one(reportId);
    const admin = actorOf(context);
    const about = { threadType: MessageThreadType.person, subjectId: reportedId };
    const warning =
      action === Action.warn
        ? { subject: await this.subjects.resolve(about, admin), content: messageText(text ?? '') }
        : null;
    const { to, what } = steps[action];
    const seen = { _id: reportId, reportedAt: new Date(input.reportedAt) };
    const delivered = await this.store.transaction<Delivered | null>(
      callerContext(context),
      async (tx) => {
        await this.journal.enterIn(tx, context, { what, subject: reportId });
        if (to) await this.reports.settle(seen, to, this.clock.now(), tx.session);
        else await this.reopen(tx, threadId);
        if (to === Status.closed) await tx.execute(messageThread, threadId, { type: 'set-closed', on: true });
        return warning && this.warn(tx, warning, context);
      },
      { repeated: () => Promise.resolve(null) },
    );
    if (delivered) this.messenger.announce(delivered);
    return this.presenter.one(await this.reports.one(reportId));
  }

  private async reopen(tx: StoreTransaction, threadId: string): Promise<void> {
    const { appended } = await tx.execute(messageThread, threadId, { type: 'set-closed', on: false });
    if (appended.length === 0) throw settled();
    await this.reports.reopened(threadId, this.clock.now(), tx.session);
  }

  private warn(
    tx: StoreTransaction,
    { subject, content }: { subject: Subject; content: string },
    context: CallContext,
  ): Promise<Delivered> {
    const messageId = idFrom('message-report-warning', scopedCommandId(callerContext(context)));
    return this.starter.writeIn(tx, subject, { messageId, senderId: actorOf(context).id, content, isWarning: true });
  }
}
