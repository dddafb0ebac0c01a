import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { personErased } from '@stallbook/contracts';
import { Reacts, type Reaction } from '@stallbook/event-store';
import type { Model } from 'mongoose';
import { MAILED_RECOMMENDATIONS, type MailedRecommendation } from '../mailed-recommendation.schema.js';

@Injectable()
export class MailedRecommendationsErasedReaction {
  constructor(@InjectModel(MAILED_RECOMMENDATIONS) private readonly mailed: Model<MailedRecommendation>) {}

  @Reacts(personErased)
  async erased({ personId }: { personId: string }, { session }: Reaction): Promise<void> {
    await this.mailed.deleteMany({ vendorId: personId }, { session });
  }
}
