import { Injectable } from '@nestjs/common';
import { personErased } from '@stallbook/contracts';
import { Reacts, type Reaction } from '@stallbook/event-store';
import { MessageReports } from '../message-reports.js';

@Injectable()
export class MessageReportsErasedReaction {
  constructor(private readonly reports: MessageReports) {}

  @Reacts(personErased)
  erased({ personId }: { personId: string }, { session }: Reaction): Promise<void> {
    return this.reports.forget(personId, session);
  }
}
