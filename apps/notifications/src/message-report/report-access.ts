import { Inject, Injectable } from '@nestjs/common';
import { OperationJournal } from '@stallbook/event-store';
import type { CallContext, Clock } from '@stallbook/kernel';
import { CLOCK } from '@stallbook/platform';

const LIST = 'list';

/** Enters what an admin reads of reports in the log of admin operations. */
@Injectable()
export class ReportAccess {
  constructor(
    private readonly journal: OperationJournal,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  /** One entry per admin, report, and hour. */
  async read(subject: string, { inputDigests: _, ...context }: CallContext): Promise<void> {
    const hour = this.clock.now().toISOString().slice(0, 13);
    const intent = { what: 'read_message_report', subject, givenUpAt: null, reason: null } as const;
    await this.journal.enter({ ...context, commandId: `message-report:${subject}:${hour}` }, intent, '');
  }

  list(context: CallContext): Promise<void> {
    return this.read(LIST, context);
  }
}
