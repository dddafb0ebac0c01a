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
  async asVendor(input: PaymentsInput, context: CallContext): Promise<PaymentPage> {
    const { id: vendorId } = actorOf(context);
    const { totals, ...page } = await this.list.page({ vendorId }, input, vendorId);
    return { ...page, totals: { ...totals, feeCents: null, payoutCents: null } };
  }

  @Handles(organizerPayments)
  asOrganizer(input: PaymentsInput, context: CallContext): Promise<PaymentPage> {
    const { id: organizerId } = actorOf(context);
    return this.list.page({ organizerId }, input, organizerId);
  }

  @Handles(paymentsOfPerson)
  ofPerson({ personId, ...pages }: OfPersonInput): Promise<PaymentPage> {
    return this.list.page({ $or: [{ vendorId: personId }, { organizerId: personId }] }, pages, null);
  }
}
