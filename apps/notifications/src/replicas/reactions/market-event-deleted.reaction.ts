import { Inject, Injectable } from '@nestjs/common';
import { marketEventDeleted } from '@stallbook/contracts';
import { Reacts, type Reaction } from '@stallbook/event-store';
import { DB } from '@stallbook/platform';
import type { Collection, Db } from 'mongodb';
import { REPLICAS, type ReplicaDocument } from '../replica.schema.js';

/** A deleted market event keeps its title for its conversations and has no organizer to write to. */
@Injectable()
export class MarketEventDeletedReaction {
  private readonly collection: Collection<ReplicaDocument>;

  constructor(@Inject(DB) db: Db) {
    this.collection = db.collection<ReplicaDocument>(REPLICAS);
  }

  @Reacts(marketEventDeleted)
  deleted({ marketEventId }: { marketEventId: string }, { write }: Reaction): void {
    const update = { $set: { 'data.organizerId': null, 'data.status': 'draft' } };
    write(this.collection, { updateOne: { filter: { _id: marketEventId, data: { $ne: null } }, update } });
  }
}
