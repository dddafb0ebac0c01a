import { Controller } from '@nestjs/common';
import { deleteCalculation, type ByIdInput, type Done } from '@stallbook/contracts';
import { actorOf, notFound, type CallContext } from '@stallbook/kernel';
import { Handles } from '@stallbook/rpc';
import { Calculations } from '../calculations.js';

@Controller()
export class DeleteCalculationHandler {
  constructor(private readonly calculations: Calculations) {}

  @Handles(deleteCalculation)
  async handle({ id }: ByIdInput, context: CallContext): Promise<Done> {
    const { deletedCount } = await this.calculations.rows.deleteOne({ _id: id, vendorId: actorOf(context).id });
    if (deletedCount === 0) throw notFound('Calculation not found');
    return { id };
  }
}
