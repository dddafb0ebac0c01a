import { Inject, Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { EventPlan } from '@stallbook/contracts';
import type { ProjectedDocument } from '@stallbook/event-store';
import { actorOf, DomainError, notFound, type CallContext } from '@stallbook/kernel';
import { MembershipReplicas } from '@stallbook/membership';
import { DB } from '@stallbook/platform';
import type { Collection, Db } from 'mongodb';
import type { Model, QueryFilter, UpdateQuery } from 'mongoose';
import { marketEvents, type MarketEventDocument } from '../market-event/market-event.projection.js';
import { planningTasks, type OwnTask } from './domain/planning-tasks.js';
import { EVENT_PLANS, type EventPlanRow } from './event-plan.schema.js';

type PlannedEvent = ProjectedDocument<MarketEventDocument>;

const MAX_TASKS = 100;

/** The checklists of market events, for their organizers with Organizer Pro. After a transfer, the next one starts a new one. */
@Injectable()
export class EventPlans {
  private readonly events: Collection<PlannedEvent>;

  constructor(
    @InjectModel(EVENT_PLANS) private readonly plans: Model<EventPlanRow>,
    private readonly memberships: MembershipReplicas,
    @Inject(DB) db: Db,
  ) {
    this.events = marketEvents.in(db);
  }

  /** @throws DomainError NOT_FOUND for a market event of another organizer */
  async requireOwn(eventId: string, context: CallContext): Promise<PlannedEvent> {
    const { id: organizerId } = actorOf(context);
    const event = await this.events.findOne({ _id: eventId, organizerId });
    if (!event) throw notFound('Event not found');
    await this.memberships.assert(organizerId, 'isOrganizerPro');
    return event;
  }

  async change(event: PlannedEvent, update: UpdateQuery<EventPlanRow>): Promise<EventPlan> {
    await this.update(event, update);
    return this.show(event);
  }

  /** A repeated command adds once. @throws DomainError EVENT_PLAN.TOO_MANY_TASKS */
  async add(event: PlannedEvent, task: OwnTask): Promise<EventPlan> {
    const isKnown = (await this.ownTasks(event)).some(({ id }) => id === task.id);
    const hasRoom = { [`own.${MAX_TASKS - 1}`]: { $exists: false } };
    if (!isKnown && !(await this.update(event, { $addToSet: { own: task } }, hasRoom))) {
      throw new DomainError('EVENT_PLAN.TOO_MANY_TASKS', `You can add up to ${MAX_TASKS} tasks.`);
    }
    return this.show(event);
  }

  async show(event: PlannedEvent): Promise<EventPlan> {
    const { done = [], own = [] } = (await this.plans.findOne(keyOf(event)).lean()) ?? {};
    return { eventId: event._id, tasks: planningTasks(event, done, own) };
  }

  async ownTasks(event: PlannedEvent): Promise<EventPlanRow['own']> {
    return (await this.plans.findOne(keyOf(event), { own: 1 }).lean())?.own ?? [];
  }

  private async update(
    event: PlannedEvent,
    update: UpdateQuery<EventPlanRow>,
    condition: QueryFilter<EventPlanRow> = {},
  ): Promise<boolean> {
    await this.begin(event);
    const { matchedCount } = await this.plans.updateOne({ ...keyOf(event), ...condition }, update);
    return matchedCount > 0;
  }

  /** A checklist that began with a later version is that of a later owner. @throws DomainError NOT_FOUND if there is one */
  private async begin(event: PlannedEvent): Promise<void> {
    const { _id, organizerId } = keyOf(event);
    const { streamVersion: eventVersion } = event;
    await this.plans.deleteOne({
      _id,
      organizerId: { $ne: organizerId },
      eventVersion: { $lte: eventVersion },
    });
    const begun = { organizerId, eventVersion, done: [], own: [] };
    const plan = await this.plans
      .findOneAndUpdate({ _id }, { $setOnInsert: begun }, { upsert: true, returnDocument: 'after' })
      .lean();
    if (plan.organizerId !== organizerId) throw notFound('Event not found');
  }
}

const keyOf = ({ _id, organizerId }: PlannedEvent) => ({ _id, organizerId: organizerId ?? '' });
