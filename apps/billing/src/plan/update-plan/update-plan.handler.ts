import { Controller, Inject } from '@nestjs/common';
import { updatePlan, type Plan, type UpdatePlanInput } from '@stallbook/contracts';
import { callerContext, EventStore } from '@stallbook/event-store';
import { actorOf, isPresent, notFound, planIdOf, type CallContext } from '@stallbook/kernel';
import { LOGGER, type Logger } from '@stallbook/platform';
import { Handles } from '@stallbook/rpc';
import { plan } from '../domain/plan.decider.js';
import type { Tier } from '../domain/plans.js';
import { PlanPrices } from '../plan-prices.js';
import { showPlan } from '../plan.presenter.js';

@Controller()
export class UpdatePlanHandler {
  constructor(
    private readonly store: EventStore,
    private readonly prices: PlanPrices,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  @Handles(updatePlan)
  async handle({ version, ...terms }: UpdatePlanInput, context: CallContext): Promise<Plan> {
    const { name } = terms;
    const command = {
      type: 'change' as const,
      version,
      adminId: actorOf(context).id,
      terms: {
        ...terms,
        features: { ...terms.features },
        listPriceMonthlyCents: terms.listPriceMonthlyCents ?? null,
        promise: terms.promise?.trim() || null,
        limit: terms.limit?.trim() || null,
        valueCents: terms.valueCents ?? null,
      },
    };
    await this.store.execute(plan, planIdOf(name), callerContext(context), command);
    // Else the plan could not be bought until the next round of the task.
    await this.assignPrice(name);
    const { state } = await this.store.load(plan, planIdOf(name));
    if (!isPresent(state)) throw notFound('Failed to load plan configuration.');
    return showPlan(state);
  }

  private async assignPrice(name: Tier): Promise<void> {
    const changed = (await this.prices.missing()).find((one) => one.name === name);
    if (!changed) return;
    await this.prices.assign(changed).catch((err: unknown) => {
      this.logger.warn({ err, plan: name }, 'a price could not be created at stripe and will be retried');
    });
  }
}
