import { Inject, Injectable } from '@nestjs/common';
import { planChanged } from '@stallbook/contracts';
import { EventStore, ProcessStep, Reacts, type ProcessChunk, type Reaction } from '@stallbook/event-store';
import type { IntegrationData } from '@stallbook/kernel';
import { DB } from '@stallbook/platform';
import type { Db } from 'mongodb';
import { Catalog } from '../../plan/catalog.js';
import type { Tier } from '../../plan/domain/plans.js';
import { subscription } from '../domain/subscription.decider.js';
import { subscriptions, type SubscriptionDocument } from '../subscription.projection.js';

const REVISE_BENEFITS = 'revise-benefits';

/** A change of the catalog reaches everyone on that plan. */
@Injectable()
export class PlanChangedReaction {
  constructor(
    private readonly store: EventStore,
    private readonly catalog: Catalog,
    @Inject(DB) private readonly db: Db,
  ) {}

  @Reacts(planChanged)
  changed({ tier, version }: IntegrationData<typeof planChanged>, reaction: Reaction): void {
    reaction.startProcess(REVISE_BENEFITS, { tier, version });
  }

  @ProcessStep(REVISE_BENEFITS)
  async reviseSome({ tier }: { tier: Tier }, { after, limit, session, command }: ProcessChunk): Promise<string[]> {
    const found = await this.db
      .collection<SubscriptionDocument>(subscriptions.collection)
      .find({ 'benefits.tier': tier, _id: { $gt: after } }, { session, projection: { _id: 1 } })
      .sort({ _id: 1 })
      .limit(limit)
      .toArray();
    const revise = { type: 'revise' as const, features: await this.catalog.features() };
    const commands = found.map(({ _id: id }) => ({ id, command: revise }));
    await this.store.transaction(command, (tx) => tx.executeMany(subscription, commands), { session });
    return commands.map(({ id }) => id);
  }
}
