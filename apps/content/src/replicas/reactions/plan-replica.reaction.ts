import { Inject, Injectable } from '@nestjs/common';
import { planChanged } from '@stallbook/contracts';
import { keepNewest, Reacts, type Reaction } from '@stallbook/event-store';
import { planIdOf, type IntegrationData } from '@stallbook/kernel';
import { DB } from '@stallbook/platform';
import type { Collection, Db } from 'mongodb';
import { PLAN_REPLICAS, type PlanReplica } from '../plan-replica.schema.js';

/** What an admin changed about a plan. */
@Injectable()
export class PlanReplicaReaction {
  private readonly plans: Collection<PlanReplica>;

  constructor(@Inject(DB) db: Db) {
    this.plans = db.collection<PlanReplica>(PLAN_REPLICAS);
  }

  @Reacts(planChanged)
  changed({ tier: _id, maxBookmarks }: IntegrationData<typeof planChanged>, { write, message }: Reaction): void {
    const planId = planIdOf(_id);
    write(this.plans, keepNewest<PlanReplica>({ _id, planId, revision: message.sequence, maxBookmarks }));
  }
}
