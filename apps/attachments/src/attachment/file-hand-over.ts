import { Inject, Injectable } from '@nestjs/common';
import { EventStore, type CommandContext } from '@stallbook/event-store';
import { DB } from '@stallbook/platform';
import type { ClientSession, Db } from 'mongodb';
import { attachments } from './attachment.projection.js';
import { attachment } from './domain/attachment.decider.js';

export interface Transfer {
  marketEventId: string;
  organizerId: string;
  formerOrganizerId: string;
}

/** The files of a market event go with it to its new owner. */
@Injectable()
export class FileHandOver {
  constructor(
    private readonly store: EventStore,
    @Inject(DB) private readonly db: Db,
  ) {}

  /** Without a session, commits by itself. */
  async carryOut(
    { marketEventId, organizerId: ownerId, formerOrganizerId: formerOwnerId }: Transfer,
    command: CommandContext,
    session?: ClientSession,
  ): Promise<void> {
    const files = await attachments
      .in(this.db)
      .find({ marketEventId, uploadedBy: formerOwnerId }, { session, projection: { _id: 1 } })
      .toArray();
    const handOver = { type: 'hand-over' as const, formerOwnerId, ownerId };
    const commands = files.map(({ _id: id }) => ({ id, command: handOver }));
    await this.store.transaction<unknown>(command, (tx) => tx.executeMany(attachment, commands), {
      session,
      repeated: () => Promise.resolve(),
    });
  }
}
