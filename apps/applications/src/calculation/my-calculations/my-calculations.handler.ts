import { Controller } from '@nestjs/common';
import {
  lastCalculationResult,
  myCalculations,
  type Calculation,
  type CalculationPage,
  type NoInput,
  type PageInput,
} from '@stallbook/contracts';
import { actorOf, type CallContext } from '@stallbook/kernel';
import { Handles } from '@stallbook/rpc';
import { Calculations } from '../calculations.js';

@Controller()
export class MyCalculationsHandler {
  constructor(private readonly calculations: Calculations) {}

  @Handles(myCalculations)
  async mine({ page, pageSize }: PageInput, context: CallContext): Promise<CalculationPage> {
    const own = { vendorId: actorOf(context).id };
    const [total, rows] = await Promise.all([
      this.calculations.rows.countDocuments(own),
      this.calculations.rows
        .find(own)
        .sort({ createdAt: -1, _id: -1 })
        .skip((page - 1) * pageSize)
        .limit(pageSize)
        .lean(),
    ]);
    return { total, items: await this.calculations.show(rows) };
  }

  @Handles(lastCalculationResult)
  async last(_input: NoInput, context: CallContext): Promise<Calculation | null> {
    const row = await this.calculations.lastResult(actorOf(context).id);
    const [shown = null] = await this.calculations.show(row ? [row] : []);
    return shown;
  }
}
