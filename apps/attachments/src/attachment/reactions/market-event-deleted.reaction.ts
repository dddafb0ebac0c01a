import { Inject, Injectable } from '@nestjs/common';
import { marketEventDeleted } from '@stallbook/contracts';
import { EventStore, Reacts, type Reaction } from '@stallbook/event-store';
import type { IntegrationData } from '@stallbook/kernel';
import { DB } from '@stallbook/platform';
import type { Db } from 'mongodb';
import { Uploads } from '../../files/uploads.js';
import { attachments, type AttachmentDocument } from '../attachment.view.js';
import { removeWithOwner } from '../domain/attachment.decider.js';
import { attachment } from '../domain/attachment.js';
import { close, shelf } from '../domain/shelf.js';

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
    const { session, command, message, afterwards } = reaction;
    const found = await this.db
      .collection<AttachmentDocument>(attachments.collection)
      .find({ marketEventId }, { session, projection: { _id: 1 } })
      .toArray();
    await this.store.transaction(
      command,
      async (tx) => {
        for (const { _id } of found)
          await tx.execute(attachment, _id, (state) => removeWithOwner({ at: message.at }, state));
        await tx.execute(shelf, marketEventId, close);
      },
      { session },
    );
    await this.uploads.orphan(
      found.map(({ _id }) => _id),
      session,
    );
    afterwards(async () => {
      for (const { _id } of found) await this.uploads.discard(_id);
    });
  }
}
