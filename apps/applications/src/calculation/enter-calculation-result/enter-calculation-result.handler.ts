import { Controller } from '@nestjs/common';
import {
  enterCalculationResult,
  enterMarketResult,
  type Calculation,
  type EnterCalculationResultInput,
  type EnterMarketResultInput,
} from '@stallbook/contracts';
import { actorOf, type CallContext } from '@stallbook/kernel';
import { Handles } from '@stallbook/rpc';
import { Calculations } from '../calculations.js';
import { SoldMarkets } from '../sold-markets/sold-markets.js';

@Controller()
export class EnterCalculationResultHandler {
  constructor(
    private readonly calculations: Calculations,
    private readonly markets: SoldMarkets,
  ) {}

  @Handles(enterCalculationResult)
  async ofCalculation({ id, ...sold }: EnterCalculationResultInput, context: CallContext): Promise<Calculation> {
    return this.calculations.enterResult(await this.calculations.own(id, actorOf(context).id), sold);
  }

  @Handles(enterMarketResult)
  async ofMarket({ eventId, ...sold }: EnterMarketResultInput, context: CallContext): Promise<Calculation> {
    return this.calculations.enterResult(await this.markets.calculationOf(eventId, actorOf(context).id), sold);
  }
}
