import { Args, Mutation, Parent, Query, ResolveField, Resolver } from '@nestjs/graphql';
import {
  AnalyticsInput,
  ByIdInput,
  ByIdsInput,
  CreatePaymentIntentInput,
  OfPersonInput,
  PageInput,
  Payment,
  PaymentIntent,
  PaymentPage,
  PaymentsInput,
  PayoutOfEvent,
  PayoutPage,
  PublicProfile,
  RefundPaymentInput,
  Revenue,
  UpdatePaymentStatusInput,
  createPaymentIntent,
  organizerPayments,
  organizerPayouts,
  organizerRevenue,
  paymentById,
  paymentsOfPerson,
  payoutsByEventIds,
  refundPayment,
  updatePaymentStatus,
  vendorPayments,
} from '@stallbook/contracts';
import { STRIPE } from '../session/call-limits.js';
import type { Caller } from '../session/caller.js';
import { CurrentCaller, DataLoaders } from '../graphql/context.js';
import type { Loaders } from '../graphql/loaders.js';

@Resolver(() => Payment)
export class PaymentsResolver {
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

  /** null for an organizer who deleted their account. */
  @ResolveField(() => PublicProfile, { nullable: true })
  organizer(@Parent() { organizerId }: Payment, @DataLoaders() loaders: Loaders): Promise<PublicProfile | null> {
    return loaders.profile.load(organizerId);
  }
}
