import { Inject, Injectable } from '@nestjs/common';
import { marketEventDeleted } from '@stallbook/contracts';
import { EventStore, ProcessStep, Reacts, type ProcessChunk, type Reaction } from '@stallbook/event-store';
import type { IntegrationData } from '@stallbook/kernel';
import { DB } from '@stallbook/platform';
import type { Db } from 'mongodb';
import { attachmentQuota } from '../../attachment-quota/domain/attachment-quota.decider.js';
import { Uploads } from '../../file/uploads.js';
import { attachments } from '../attachment.projection.js';
import { attachment } from '../domain/attachment.decider.js';

const DELETE_FILES = 'delete-files-of-market-event';

@Injectable()
export class MarketEventDeletedReaction {
  constructor(
    private readonly store: EventStore,
    private readonly uploads: Uploads,
    @Inject(DB) private readonly db: Db,
  ) {}

  @Reacts(marketEventDeleted)
  async deleted({ marketEventId }: IntegrationData<typeof marketEventDeleted>, reaction: Reaction): Promise<void> {
    const { command, session } = reaction;
    await this.store.transaction(command, (tx) => tx.execute(attachmentQuota, marketEventId, { type: 'close' }), {
      session,
    });
    reaction.startProcess(DELETE_FILES, { marketEventId });
  }

  @ProcessStep(DELETE_FILES)
  async deleteSome({ marketEventId }: { marketEventId: string }, chunk: ProcessChunk): Promise<string[]> {
    const collection = attachments.in(this.db);
    const command = { type: 'delete-with-owner' } as const;
    const affected = { aggregate: attachment, collection, filter: { marketEventId }, command };
    const ids = await chunk.execute(affected);
    await this.uploads.orphan(ids, chunk.session);
    chunk.afterwards(async () => {
      for (const id of ids) await this.uploads.discard(id);
    });
    return ids;
  }
}
