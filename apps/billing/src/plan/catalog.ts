import { Inject, Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { EventStore, systemContext } from '@stallbook/event-store';
import { planIdOf } from '@stallbook/kernel';
import { DB } from '@stallbook/platform';
import type { Collection, Db } from 'mongodb';
import { plan, termsOf, type VersionedPlan } from './domain/plan.decider.js';
import type { PlanFeatures } from './domain/plan.events.js';
import { defaultPlans, tiers, type Tier } from './domain/plans.js';
import { plans, type PlanDocument } from './plan.projection.js';

/** The stored plans: the only source of prices, fees, and limits. */
@Injectable()
export class Catalog implements OnApplicationBootstrap {
  private readonly collection: Collection<PlanDocument>;

  constructor(
    private readonly store: EventStore,
    @Inject(DB) db: Db,
  ) {
    this.collection = plans.in(db);
  }

  /** Never overwrites a stored plan. */
  async onApplicationBootstrap(): Promise<void> {
    for (const one of defaultPlans) {
      const { name, legacyPricesMonthlyCents } = one;
      const context = systemContext({ commandId: `offer-${name}` });
      await this.store.execute(plan, planIdOf(name), context, {
        type: 'offer',
        terms: termsOf(one),
        legacyPricesMonthlyCents,
      });
    }
  }

  async all(): Promise<VersionedPlan[]> {
    const stored = await this.collection.find().toArray();
    return stored.sort((a, b) => tiers.indexOf(a.name) - tiers.indexOf(b.name));
  }

  find(name: Tier): Promise<VersionedPlan | null> {
    return this.collection.findOne({ _id: planIdOf(name) });
  }

  /** @throws if the catalog is not complete yet */
  async features(): Promise<Record<Tier, PlanFeatures>> {
    const stored = new Map((await this.all()).map(({ name, features }) => [name, features]));
    return Object.fromEntries(tiers.map((tier) => [tier, need(stored.get(tier))])) as Record<Tier, PlanFeatures>;
  }
}

function need(features: PlanFeatures | undefined): PlanFeatures {
  if (!features) throw new Error('a plan is missing in the catalog');
  return features;
}
