import { Controller } from '@nestjs/common';
import { paymentById, type ByIdInput, type Payment } from '@stallbook/contracts';
import { actorOf, notFound, type CallContext } from '@stallbook/kernel';
import { Handles } from '@stallbook/rpc';
import { PaymentReader } from '../payment.reader.js';

@Controller()
export class PaymentByIdHandler {
  constructor(private readonly reader: PaymentReader) {}

  @Handles(paymentById)
  async handle({ id: _id }: ByIdInput, context: CallContext): Promise<Payment> {
    const { id } = actorOf(context);
    const found = await this.reader.collection.findOne({ _id, $or: [{ vendorId: id }, { organizerId: id }] });
    if (!found) throw notFound('Payment not found');
    const [payment] = await this.reader.show([found], id);
    return payment!;
  }
}
