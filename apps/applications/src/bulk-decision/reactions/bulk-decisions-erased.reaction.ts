import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { personErased } from '@stallbook/contracts';
import { Reacts, type Reaction } from '@stallbook/event-store';
import type { Model } from 'mongoose';
import { BULK_DECISIONS, type BulkDecisionRow } from '../bulk-decision.schema.js';
import { UNFINISHED } from '../bulk-decisions.js';

@Injectable()
export class BulkDecisionsErasedReaction {
  constructor(@InjectModel(BULK_DECISIONS) private readonly rows: Model<BulkDecisionRow>) {}

  @Reacts(personErased)
  async erased({ personId }: { personId: string }, { session }: Reaction): Promise<void> {
    const organizerId = personId;
    await this.rows.deleteMany({ organizerId, status: { $nin: UNFINISHED } }, { session });
    // Vendors wait for the others, and cannot change their applications until then.
    await this.rows.updateMany({ organizerId }, { $set: { note: null } }, { session });
  }
}
