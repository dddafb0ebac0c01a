import { Controller } from '@nestjs/common';
import { paymentsByApplicationIds, type Payment, type PaymentsByApplicationIdsInput } from '@stallbook/contracts';
import { actorOf, type CallContext } from '@stallbook/kernel';
import { Handles } from '@stallbook/rpc';
import { paymentIdOf } from '../domain/payment.state.js';
import { PaymentReader } from '../payment.reader.js';

@Controller()
export class PaymentsByApplicationIdsHandler {
  constructor(private readonly reader: PaymentReader) {}

  @Handles(paymentsByApplicationIds)
  async handle({ applicationIds }: PaymentsByApplicationIdsInput, context: CallContext): Promise<Payment[]> {
    const { id } = actorOf(context);
    const found = await this.reader.collection
      .find({ _id: { $in: applicationIds.map(paymentIdOf) }, $or: [{ vendorId: id }, { organizerId: id }] })
      .toArray();
    return this.reader.show(found, id);
  }
}
