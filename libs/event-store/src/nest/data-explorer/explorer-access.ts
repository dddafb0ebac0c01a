import { Inject, Injectable } from '@nestjs/common';
import { newId, type CallContext, type Clock } from '@stallbook/kernel';
import { CLOCK } from '@stallbook/platform';
import { OperationJournal } from '../system/operation-journal.js';
import type { ExplorerSource } from './explorer-source.js';

/** Enters what an admin reads in the log of admin operations. What was searched for can name a person: it stays out. */
@Injectable()
export class ExplorerAccess {
  constructor(
    private readonly journal: OperationJournal,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  /** One entry per admin, record type, and hour. */
  async read({ type, personal }: ExplorerSource, context: CallContext): Promise<void> {
    if (!personal) return;
    const hour = this.clock.now().toISOString().slice(0, 13);
    await this.enter('read_records', type, { ...context, commandId: `records:${type}:${hour}` });
  }

  /** One entry per export, even if it repeats the client's key. */
  async exported({ type }: ExplorerSource, context: CallContext): Promise<void> {
    await this.enter('export_records', type, { ...context, commandId: newId() });
  }

  private async enter(
    what: 'read_records' | 'export_records',
    subject: string,
    { inputDigests: _, ...context }: CallContext,
  ): Promise<void> {
    await this.journal.enter(context, { what, subject, givenUpAt: null, reason: null }, '');
  }
}
