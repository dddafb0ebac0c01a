import { Injectable } from '@nestjs/common';
import { newId, type CallContext } from '@stallbook/kernel';
import { OperationJournal } from '../operation-log/operation-journal.js';
import type { ExplorerSource } from './explorer-source.js';

/** Enters what an admin reads in the log of admin operations. What was searched for can name a person: it stays out. */
@Injectable()
export class ExplorerAccess {
  constructor(private readonly journal: OperationJournal) {}

  async read({ type, personal }: ExplorerSource, context: CallContext): Promise<void> {
    if (personal) await this.journal.enterRead(context, 'read_records', type);
  }

  /** One entry per export, even if it repeats the client's key. */
  async exported({ type }: ExplorerSource, { inputDigests: _, ...context }: CallContext): Promise<void> {
    await this.journal.enter({ ...context, commandId: newId() }, { what: 'export_records', subject: type }, '');
  }
}
