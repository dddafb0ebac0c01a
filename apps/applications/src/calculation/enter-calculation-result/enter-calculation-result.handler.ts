import { Controller, Inject } from '@nestjs/common';
import {
  enterCalculationResult,
  forecastProfit,
  type Calculation,
  type EnterCalculationResultInput,
} from '@stallbook/contracts';
import { actorOf, DomainError, type CallContext, type Clock } from '@stallbook/kernel';
import { CLOCK } from '@stallbook/platform';
import { Handles } from '@stallbook/rpc';
import { Calculations } from '../calculations.js';

@Controller()
export class EnterCalculationResultHandler {
  constructor(
    private readonly calculations: Calculations,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  @Handles(enterCalculationResult)
  async handle(
    { id: _id, unitsSold, itemPriceCents }: EnterCalculationResultInput,
    context: CallContext,
  ): Promise<Calculation> {
    const row = await this.calculations.own(_id, actorOf(context).id);
    const [before] = await this.calculations.show([row]);
    if (!before?.resultOpen) {
      throw new DomainError('CALCULATION.TOO_EARLY', 'You can enter what you sold once the market has begun.');
    }
    const outputs = forecastProfit({ ...row.inputs, expectedSales: unitsSold, itemPriceCents });
    const result = { unitsSold, itemPriceCents, outputs, enteredAt: this.clock.now() };
    await this.calculations.rows.updateOne({ _id, vendorId: row.vendorId }, { $set: { result } });
    return { ...before, result: { ...result, enteredAt: result.enteredAt.toISOString() } };
  }
}
