import { Injectable } from '@nestjs/common';
import { idFrom } from '@stallbook/kernel';
import { EventStore, systemContext } from '@stallbook/event-store';
import { blockOfRow, codeInBlock } from '../../market-event/domain/event-code.js';
import { reserveCodeBlock } from '../../market-event/event-codes.js';
import { ImportJobs } from '../import-jobs.js';

/** One reservation provides event codes for 10,000 rows. */
@Injectable()
export class CodeBlocks {
  private readonly known = new Map<string, Promise<string>>();

  constructor(
    private readonly store: EventStore,
    private readonly jobs: ImportJobs,
  ) {}

  async codeOf(importId: string, row: number): Promise<string> {
    const block = blockOfRow(row);
    const key = `${importId}:${block}`;
    let letters = this.known.get(key);
    if (!letters) {
      letters = this.take(importId, block);
      this.known.set(key, letters);
      letters.catch(() => this.known.delete(key));
      if (this.known.size > 100) this.known.delete(this.known.keys().next().value ?? '');
    }
    return codeInBlock(await letters, row);
  }

  private take(importId: string, block: number): Promise<string> {
    const command = systemContext({ commandId: idFrom('code-block', importId, String(block)) });
    return this.store.transaction(command, async (tx) => {
      const known = (await this.jobs.one(importId, tx.session)).codeBlocks[block];
      if (known) return known;
      const letters = await reserveCodeBlock(tx, importId);
      await this.jobs.addCodeBlock(importId, block, letters, tx.session);
      return letters;
    });
  }
}
