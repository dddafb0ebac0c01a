import { Injectable, type OnModuleInit } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model } from 'mongoose';
import { defaultPlans, type Plan, type Tier } from './domain/plans.js';
import { PLANS, type StoredPlan } from './plan.schema.js';

/** The stored plans: the only source of prices, fees, and limits. */
@Injectable()
export class Catalog implements OnModuleInit {
  constructor(@InjectModel(PLANS) private readonly plans: Model<StoredPlan>) {}

  /** Never overwrites a stored plan. */
  async onModuleInit(): Promise<void> {
    for (const [position, plan] of defaultPlans.entries()) {
      await this.plans.updateOne({ _id: plan.name }, { $setOnInsert: { ...plan, position } }, { upsert: true });
    }
  }

  all(): Promise<Plan[]> {
    return this.plans.find().sort({ position: 1 }).lean().exec();
  }

  find(name: Tier): Promise<Plan | null> {
    return this.plans.findOne({ _id: name }).lean().exec();
  }

  /** The platform fee rate of a tier; null if the tier is unknown. */
  async feeRateOf(tier: Tier): Promise<number | null> {
    return (await this.find(tier))?.platformFeeRate ?? null;
  }
}
