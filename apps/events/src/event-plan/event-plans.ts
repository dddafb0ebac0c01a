import { Inject, Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { EventPlan } from '@stallbook/contracts';
import { actorOf, notFound, type CallContext } from '@stallbook/kernel';
import { DB } from '@stallbook/platform';
import type { Collection, Db } from 'mongodb';
import type { Model, UpdateQuery } from 'mongoose';
import { marketEvents, type MarketEventDocument } from '../market-event/market-event.projection.js';
import { Memberships } from '../membership/memberships.js';
import { planningTasks } from './domain/planning-tasks.js';
import { EVENT_PLANS, type EventPlanRow } from './event-plan.schema.js';

/** The checklists of market events, for their organizers with Organizer Pro. */
@Injectable()
export class EventPlans {
  private readonly events: Collection<MarketEventDocument>;

  constructor(
    @InjectModel(EVENT_PLANS) private readonly plans: Model<EventPlanRow>,
    private readonly memberships: Memberships,
    @Inject(DB) db: Db,
  ) {
    this.events = db.collection<MarketEventDocument>(marketEvents.collection);
  }

  /** @throws DomainError NOT_FOUND for a market event of another organizer */
  async requireOwn(eventId: string, context: CallContext): Promise<MarketEventDocument> {
    const { id: organizerId } = actorOf(context);
    const event = await this.events.findOne({ _id: eventId, organizerId });
    if (!event) throw notFound('Event not found');
    await this.memberships.assertOrganizerPro(organizerId);
    return event;
  }

  async change(event: MarketEventDocument, update: UpdateQuery<EventPlanRow>): Promise<EventPlan> {
    const owner = { $set: { organizerId: event.organizerId ?? '' } };
    await this.plans.updateOne({ _id: event._id }, { ...owner, ...update }, { upsert: true });
    return this.show(event);
  }

  async show(event: MarketEventDocument): Promise<EventPlan> {
    const { done = [], own = [] } = (await this.plans.findOne({ _id: event._id }).lean()) ?? {};
    return { eventId: event._id, tasks: planningTasks(event, done, own) };
  }

  async ownTasks(eventId: string): Promise<EventPlanRow['own']> {
    return (await this.plans.findOne({ _id: eventId }, { own: 1 }).lean())?.own ?? [];
  }
}
