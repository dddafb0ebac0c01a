import { Inject, Injectable } from '@nestjs/common';
import { personErased } from '@stallbook/contracts';
import { EventStore, PersonEraser, Reacts, type Reaction } from '@stallbook/event-store';
import { DB } from '@stallbook/platform';
import type { Db } from 'mongodb';
import { Uploads } from '../../files/uploads.js';
import { attachments, type AttachmentDocument } from '../attachment.projection.js';
import { removeWithOwner } from '../domain/attachment.decider.js';
import { attachment } from '../domain/attachment.js';
import { freeSlot, attachmentQuota } from '../../attachment-quota/domain/attachment-quota.decider.js';

/** The files that an erased person uploaded go, and what they called them. */
@Injectable()
export class PersonErasedReaction {
  constructor(
    private readonly store: EventStore,
    private readonly uploads: Uploads,
    private readonly eraser: PersonEraser,
    @Inject(DB) private readonly db: Db,
  ) {}

  /** Outside the session on purpose: all of it can be repeated. The bytes go after the commit, as no transaction covers them. */
  @Reacts(personErased)
  async erased({ personId }: { personId: string }, { command, message, afterwards }: Reaction): Promise<void> {
    const found = await this.db
      .collection<AttachmentDocument>(attachments.collection)
      .find({ uploadedBy: personId }, { projection: { marketEventId: 1 } })
      .toArray();
    for (const { _id, marketEventId } of found) {
      await this.store.transaction(
        { ...command, commandId: `${command.commandId}:${_id}` },
        async (tx) => {
          await tx.execute(attachment, _id, (state) => removeWithOwner({ at: message.occurredAt }, state));
          await tx.execute(attachmentQuota, marketEventId, (places) => freeSlot(_id, places));
          await this.uploads.orphan([_id], tx.session);
        },
        { repeated: () => Promise.resolve() },
      );
      afterwards(() => this.uploads.discard(_id));
    }
    await this.eraser.erase(personId);
  }
}
