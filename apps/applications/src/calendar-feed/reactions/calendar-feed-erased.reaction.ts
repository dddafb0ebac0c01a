import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { personErased } from '@stallbook/contracts';
import { Reacts, type Reaction } from '@stallbook/event-store';
import type { Model } from 'mongoose';
import { CALENDAR_FEEDS, type CalendarFeedRow } from '../calendar-feed.schema.js';

@Injectable()
export class CalendarFeedErasedReaction {
  constructor(@InjectModel(CALENDAR_FEEDS) private readonly feeds: Model<CalendarFeedRow>) {}

  @Reacts(personErased)
  async erased({ personId }: { personId: string }, { session }: Reaction): Promise<void> {
    await this.feeds.deleteOne({ _id: personId }, { session });
  }
}
