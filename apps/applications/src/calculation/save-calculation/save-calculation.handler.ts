import { Controller, Inject } from '@nestjs/common';
import { forecastProfit, saveCalculation, type Calculation, type SaveCalculationInput } from '@stallbook/contracts';
import { actorOf, idFrom, type CallContext, type Clock } from '@stallbook/kernel';
import { CLOCK } from '@stallbook/platform';
import { Handles } from '@stallbook/rpc';
import { MarketEventReplicas } from '../../replicas/market-event-replicas.js';
import { Calculations } from '../calculations.js';

@Controller()
export class SaveCalculationHandler {
  constructor(
    private readonly calculations: Calculations,
    private readonly markets: MarketEventReplicas,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  /** A repeated command saves once. */
  @Handles(saveCalculation)
  async handle({ eventId = null, inputs }: SaveCalculationInput, context: CallContext): Promise<Calculation> {
    const vendorId = actorOf(context).id;
    if (eventId) await this.markets.requirePublished(eventId);
    const row = {
      vendorId,
      eventId,
      calculationType: 'profit_prediction' as const,
      inputs: { ...inputs },
      outputs: forecastProfit(inputs),
      createdAt: this.clock.now(),
    };
    const _id = idFrom('calculation', vendorId, context.commandId);
    await this.calculations.rows.updateOne({ _id }, { $setOnInsert: row }, { upsert: true });
    const [shown] = await this.calculations.show([await this.calculations.own(_id, vendorId)]);
    return shown!;
  }
}
