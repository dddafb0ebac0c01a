import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { marketEventDeleted, personErased } from '@stallbook/contracts';
import { Reacts, type Reaction } from '@stallbook/event-store';
import type { IntegrationData } from '@stallbook/kernel';
import type { Model } from 'mongoose';
import { EVENT_PLANS, type EventPlanRow } from '../event-plan.schema.js';

@Injectable()
export class EventPlanDeletedReaction {
  constructor(@InjectModel(EVENT_PLANS) private readonly plans: Model<EventPlanRow>) {}

  @Reacts(marketEventDeleted)
  async deleted({ marketEventId }: IntegrationData<typeof marketEventDeleted>, { session }: Reaction): Promise<void> {
    await this.plans.deleteOne({ _id: marketEventId }, { session });
  }

  @Reacts(personErased)
  async erased({ personId }: IntegrationData<typeof personErased>, { session }: Reaction): Promise<void> {
    await this.plans.deleteMany({ organizerId: personId }, { session });
  }
}
