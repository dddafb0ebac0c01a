import { Inject, Injectable } from '@nestjs/common';
import { marketEventDeleted } from '@stallbook/contracts';
import { EventStore, ProcessStep, Reacts, type ProcessChunk, type Reaction } from '@stallbook/event-store';
import type { IntegrationData } from '@stallbook/kernel';
import { DB } from '@stallbook/platform';
import type { Db } from 'mongodb';
import { Uploads } from '../../files/uploads.js';
import { attachments, type AttachmentDocument } from '../attachment.projection.js';
import { removeWithOwner } from '../domain/attachment.decider.js';
import { attachment, type AttachmentState } from '../domain/attachment.js';
import { close, attachmentQuota } from '../../attachment-quota/domain/attachment-quota.decider.js';

const REMOVE_FILES = 'remove-files-of-market-event';

/** A deleted market event takes its files along. */
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
    await this.store.transaction(command, (tx) => tx.execute(attachmentQuota, marketEventId, close), { session });
    reaction.startProcess(REMOVE_FILES, { marketEventId });
  }

  @ProcessStep(REMOVE_FILES)
  async removeSome({ marketEventId }: { marketEventId: string }, chunk: ProcessChunk): Promise<string[]> {
    const { after, limit, session, command, at, afterwards } = chunk;
    const found = await this.db
      .collection<AttachmentDocument>(attachments.collection)
      .find({ marketEventId, _id: { $gt: after } }, { session, projection: { _id: 1 }, sort: { _id: 1 }, limit })
      .toArray();
    const ids = found.map(({ _id }) => _id);
    const removals = ids.map((id) => ({ id, decide: (state: AttachmentState) => removeWithOwner({ at }, state) }));
    await this.store.transaction(command, (tx) => tx.executeMany(attachment, removals), { session });
    await this.uploads.orphan(ids, session);
    afterwards(async () => {
      for (const id of ids) await this.uploads.discard(id);
    });
    return ids;
  }
}
