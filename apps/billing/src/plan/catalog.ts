import { Inject, Injectable, type OnModuleInit } from '@nestjs/common';
import { DB } from '@stallbook/platform';
import type { Collection, Db } from 'mongodb';
import { defaultPlans, type Plan, type Tier } from './domain/plans.js';

interface StoredPlan extends Plan {
  _id: Tier;
  /** Position in the list that users see. */
  position: number;
}

/** The stored plans: the only source of prices, fees, and limits. */
@Injectable()
export class Catalog implements OnModuleInit {
  private readonly plans: Collection<StoredPlan>;

  constructor(@Inject(DB) db: Db) {
    this.plans = db.collection<StoredPlan>('plans');
  }

  /** Never overwrites a stored plan. */
  async onModuleInit(): Promise<void> {
    for (const [position, plan] of defaultPlans.entries()) {
      await this.plans.updateOne({ _id: plan.name }, { $setOnInsert: { ...plan, position } }, { upsert: true });
    }
  }

  all(): Promise<Plan[]> {
    return this.plans.find({}, { sort: { position: 1 } }).toArray();
  }

  find(name: Tier): Promise<Plan | null> {
    return this.plans.findOne({ _id: name });
  }

  /** The platform fee rate of a tier; null if the tier is unknown. */
  async feeRateOf(tier: Tier): Promise<number | null> {
    return (await this.find(tier))?.platformFeeRate ?? null;
  }
}
