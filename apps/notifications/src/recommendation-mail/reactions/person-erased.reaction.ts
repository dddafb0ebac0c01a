import { Injectable } from '@nestjs/common';
import { personErased } from '@stallbook/contracts';
import { Reacts, type Reaction } from '@stallbook/event-store';
import { RecommendationMails } from '../recommendation-mails.js';

@Injectable()
export class RecommendationMailErasedReaction {
  constructor(private readonly mails: RecommendationMails) {}

  @Reacts(personErased)
  erased({ personId }: { personId: string }, { session }: Reaction): Promise<void> {
    return this.mails.forget(personId, session);
  }
}
