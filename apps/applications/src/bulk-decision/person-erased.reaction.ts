import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { personErased } from '@stallbook/contracts';
import { Reacts, type Reaction } from '@stallbook/event-store';
import type { Model } from 'mongoose';
import { BULK_DECISIONS, type BulkDecisionRow } from './bulk-decision.schema.js';

@Injectable()
export class BulkDecisionsErasedReaction {
  constructor(@InjectModel(BULK_DECISIONS) private readonly rows: Model<BulkDecisionRow>) {}

  @Reacts(personErased)
  async erased({ personId }: { personId: string }, { session }: Reaction): Promise<void> {
    await this.rows.deleteMany({ organizerId: personId }, { session });
  }
}
