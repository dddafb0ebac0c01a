import { Inject, Injectable } from '@nestjs/common';
import { ownerErasureRecorded } from '@stallbook/contracts';
import { EventStore, PersonEraser, Reacts, type Reaction } from '@stallbook/event-store';
import type { IntegrationData } from '@stallbook/kernel';
import { DB } from '@stallbook/platform';
import type { Db } from 'mongodb';
import { attachmentQuota } from '../../attachment-quota/domain/attachment-quota.decider.js';
import { Uploads } from '../../file/uploads.js';
import { attachments } from '../attachment.projection.js';
import { attachment } from '../domain/attachment.decider.js';
import { FileHandOver } from '../file-hand-over.js';

/** Deletes an erased person's files and their names. Those of transferred market events stay, with their names. */
@Injectable()
export class PersonErasedReaction {
  constructor(
    private readonly store: EventStore,
    private readonly uploads: Uploads,
    private readonly eraser: PersonEraser,
    private readonly handOver: FileHandOver,
    @Inject(DB) private readonly db: Db,
  ) {}

  /** Outside the session, since it is idempotent. The bytes go after the commit, since no transaction covers them. */
  @Reacts(ownerErasureRecorded)
  async erased(
    { personId, transferred }: IntegrationData<typeof ownerErasureRecorded>,
    { command, afterwards }: Reaction,
  ): Promise<void> {
    for (const to of transferred) {
      const own = { ...command, commandId: `${command.commandId}:${to.marketEventId}` };
      await this.handOver.carryOut({ ...to, formerOrganizerId: personId }, own);
    }
    const found = await attachments
      .in(this.db)
      .find({ uploadedBy: personId }, { projection: { marketEventId: 1 } })
      .toArray();
    for (const { _id, marketEventId } of found) {
      await this.store.transaction(
        { ...command, commandId: `${command.commandId}:${_id}` },
        async (tx) => {
          await tx.execute(attachment, _id, { type: 'delete-with-owner' });
          await tx.execute(attachmentQuota, marketEventId, { type: 'free-slot', attachmentId: _id });
          await this.uploads.orphan([_id], tx.session);
        },
        { repeated: () => Promise.resolve() },
      );
      afterwards(() => this.uploads.discard(_id));
    }
    await this.eraser.erase(personId);
  }
}
