import { Injectable } from '@nestjs/common';
import { personErased } from '@stallbook/contracts';
import { Reacts, type Reaction } from '@stallbook/event-store';
import { RecommendationEmails } from '../recommendation-emails.js';

@Injectable()
export class RecommendationMailErasedReaction {
  constructor(private readonly mails: RecommendationEmails) {}

  @Reacts(personErased)
  erased({ personId }: { personId: string }, { session }: Reaction): Promise<void> {
    return this.mails.forget(personId, session);
  }
}
