import { Controller } from '@nestjs/common';
import {
  organizerPayments,
  paymentsOfPerson,
  vendorPayments,
  type OfPersonInput,
  type PaymentPage,
  type PaymentsInput,
} from '@stallbook/contracts';
import { actorOf, type CallContext } from '@stallbook/kernel';
import { Handles } from '@stallbook/rpc';
import { PaymentList } from './payment-list.js';

@Controller()
export class ReadPaymentsHandler {
  constructor(private readonly list: PaymentList) {}

  @Handles(vendorPayments)
  asVendor(input: PaymentsInput, context: CallContext): Promise<PaymentPage> {
    return this.list.page({ vendorId: actorOf(context).id }, input);
  }

  @Handles(organizerPayments)
  asOrganizer(input: PaymentsInput, context: CallContext): Promise<PaymentPage> {
    return this.list.page({ organizerId: actorOf(context).id }, input);
  }

  @Handles(paymentsOfPerson)
  ofPerson({ personId, ...pages }: OfPersonInput): Promise<PaymentPage> {
    return this.list.page({ $or: [{ vendorId: personId }, { organizerId: personId }] }, pages);
  }
}
