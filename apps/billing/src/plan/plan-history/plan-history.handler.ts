import { Controller } from '@nestjs/common';
import { planHistory, type PlanByNameInput, type PlanVersion } from '@stallbook/contracts';
import { EventStore } from '@stallbook/event-store';
import { planIdOf } from '@stallbook/kernel';
import { Handles } from '@stallbook/rpc';
import { plan } from '../domain/plan.decider.js';

@Controller()
export class PlanHistoryHandler {
  constructor(private readonly store: EventStore) {}

  /** Newest first. */
  @Handles(planHistory)
  async handle({ name }: PlanByNameInput): Promise<PlanVersion[]> {
    const history = await this.store.history(plan, planIdOf(name));
    const versions = history.flatMap(({ type, data, meta }) => {
      if (type === 'plan.price-assigned') return [];
      const adminId = 'adminId' in data ? data.adminId : null;
      const { displayName, priceMonthlyCents, platformFeeRate } = data;
      const { maxBookmarks } = data.features;
      const changedAt = meta.occurredAt.toISOString();
      return [{ displayName, priceMonthlyCents, platformFeeRate, maxBookmarks, adminId, changedAt }];
    });
    return versions.map((one, index) => ({ ...one, version: index + 1 })).reverse();
  }
}
