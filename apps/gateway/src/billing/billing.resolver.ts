import { Args, Mutation, Query, Resolver } from '@nestjs/graphql';
import {
  AccountLink,
  AnalyticsInput,
  ByIdInput,
  ByIdsInput,
  ConnectedAccount,
  CreateConnectAccountInput,
  CreatePaymentIntentInput,
  OfPersonInput,
  PageInput,
  Payment,
  PaymentIntent,
  PaymentPage,
  PaymentsInput,
  PayoutOfEvent,
  PayoutPage,
  PlanCatalog,
  RefundPaymentInput,
  Revenue,
  UpdatePaymentStatusInput,
  accountStatus,
  createAccountLink,
  createConnectAccount,
  createPaymentIntent,
  organizerPayments,
  organizerPayouts,
  organizerRevenue,
  paymentById,
  paymentsOfPerson,
  payoutsByEventIds,
  planCatalog,
  refundPayment,
  updatePaymentStatus,
  vendorPayments,
} from '@stallbook/contracts';
import { STRIPE } from '../session/call-limits.js';
import type { Caller } from '../session/caller.js';
import { CurrentCaller } from '../graphql/context.js';

@Resolver()
export class BillingResolver {
  @Query(() => PlanCatalog)
  planCatalog(@CurrentCaller() caller: Caller): Promise<PlanCatalog> {
    return caller.callPublic(planCatalog, {});
  }

  @Query(() => ConnectedAccount)
  accountStatus(@CurrentCaller() caller: Caller): Promise<ConnectedAccount> {
    return caller.call(accountStatus, {}, STRIPE);
  }

  @Query(() => PaymentPage)
  vendorPayments(@Args('input') input: PaymentsInput, @CurrentCaller() caller: Caller): Promise<PaymentPage> {
    return caller.call(vendorPayments, input);
  }

  @Query(() => PaymentPage)
  organizerPayments(@Args('input') input: PaymentsInput, @CurrentCaller() caller: Caller): Promise<PaymentPage> {
    return caller.call(organizerPayments, input);
  }

  @Query(() => Payment)
  payment(@Args('input') input: ByIdInput, @CurrentCaller() caller: Caller): Promise<Payment> {
    return caller.call(paymentById, input);
  }

  @Query(() => Revenue)
  organizerRevenue(@Args('input') input: AnalyticsInput, @CurrentCaller() caller: Caller): Promise<Revenue> {
    return caller.call(organizerRevenue, input);
  }

  @Query(() => [PayoutOfEvent])
  payoutsByEventIds(@Args('input') input: ByIdsInput, @CurrentCaller() caller: Caller): Promise<PayoutOfEvent[]> {
    return caller.call(payoutsByEventIds, input);
  }

  @Query(() => PayoutPage)
  organizerPayouts(@Args('input') input: PageInput, @CurrentCaller() caller: Caller): Promise<PayoutPage> {
    return caller.call(organizerPayouts, input);
  }

  @Query(() => PaymentPage)
  paymentsOfPerson(@Args('input') input: OfPersonInput, @CurrentCaller() caller: Caller): Promise<PaymentPage> {
    return caller.call(paymentsOfPerson, input);
  }

  @Mutation(() => ConnectedAccount)
  createConnectAccount(
    @Args('input') input: CreateConnectAccountInput,
    @CurrentCaller() caller: Caller,
  ): Promise<ConnectedAccount> {
    return caller.call(createConnectAccount, input, STRIPE);
  }

  @Mutation(() => AccountLink)
  createAccountLink(@CurrentCaller() caller: Caller): Promise<AccountLink> {
    return caller.call(createAccountLink, {}, STRIPE);
  }

  @Mutation(() => PaymentIntent)
  createPaymentIntent(
    @Args('input') input: CreatePaymentIntentInput,
    @CurrentCaller() caller: Caller,
  ): Promise<PaymentIntent> {
    return caller.call(createPaymentIntent, input, STRIPE);
  }

  @Mutation(() => Payment)
  refundPayment(@Args('input') input: RefundPaymentInput, @CurrentCaller() caller: Caller): Promise<Payment> {
    return caller.call(refundPayment, input, STRIPE);
  }

  @Mutation(() => Payment)
  updatePaymentStatus(
    @Args('input') input: UpdatePaymentStatusInput,
    @CurrentCaller() caller: Caller,
  ): Promise<Payment> {
    return caller.call(updatePaymentStatus, input, STRIPE);
  }
}
