import { Inject, Injectable } from '@nestjs/common';
import { planChanged } from '@stallbook/contracts';
import { ProcessStep, Reacts, type ProcessChunk, type Reaction } from '@stallbook/event-store';
import type { IntegrationData } from '@stallbook/kernel';
import { DB } from '@stallbook/platform';
import type { Db } from 'mongodb';
import { Catalog } from '../../plan/catalog.js';
import type { Tier } from '../../plan/domain/plans.js';
import { subscription } from '../domain/subscription.decider.js';
import { subscriptions } from '../subscription.projection.js';

const REVISE_BENEFITS = 'revise-benefits';

/** A change of the catalog reaches everyone on that plan. */
@Injectable()
export class PlanChangedReaction {
  constructor(
    private readonly catalog: Catalog,
    @Inject(DB) private readonly db: Db,
  ) {}

  @Reacts(planChanged)
  changed({ tier, version }: IntegrationData<typeof planChanged>, reaction: Reaction): void {
    reaction.startProcess(REVISE_BENEFITS, { tier, version });
  }

  @ProcessStep(REVISE_BENEFITS)
  async reviseSome({ tier }: { tier: Tier }, chunk: ProcessChunk): Promise<string[]> {
    const collection = subscriptions.in(this.db);
    const filter = { 'benefits.tier': tier };
    const command = { type: 'revise' as const, features: await this.catalog.features() };
    return chunk.execute({ aggregate: subscription, collection, filter, command });
  }
}
