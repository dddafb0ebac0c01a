import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { personErased } from '@stallbook/contracts';
import { Reacts, type Reaction } from '@stallbook/event-store';
import type { Model } from 'mongoose';
import { BLUEPRINT_PROGRESS, type BlueprintProgressRow } from '../blueprint-progress.schema.js';
import { BLUEPRINT_VIEWS, type BlueprintView } from '../blueprint-view.schema.js';

@Injectable()
export class ReadingErasedReaction {
  constructor(
    @InjectModel(BLUEPRINT_VIEWS) private readonly views: Model<BlueprintView>,
    @InjectModel(BLUEPRINT_PROGRESS) private readonly progress: Model<BlueprintProgressRow>,
  ) {}

  @Reacts(personErased)
  async erased({ personId: vendorId }: { personId: string }, { session }: Reaction): Promise<void> {
    await this.views.deleteMany({ vendorId }, { session });
    await this.progress.deleteMany({ vendorId }, { session });
  }
}
