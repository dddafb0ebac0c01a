import { Args, Parent, Query, ResolveField, Resolver } from '@nestjs/graphql';
import { ByIdInput, withdrawalRefund, WithdrawalRefund, withdrawalTerms, WithdrawalTerms } from '@stallbook/contracts';
import { CurrentCaller } from '../graphql/context.js';
import type { Caller } from '../session/caller.js';

/** The terms are the application's, the money is billing's. */
@Resolver(() => WithdrawalTerms)
export class WithdrawalResolver {
  @Query(() => WithdrawalTerms)
  withdrawalTerms(@Args('input') input: ByIdInput, @CurrentCaller() caller: Caller): Promise<WithdrawalTerms> {
    return caller.call(withdrawalTerms, input);
  }

  @ResolveField(() => WithdrawalRefund)
  refund(
    @Parent() { applicationId, refundPercent }: WithdrawalTerms,
    @CurrentCaller() caller: Caller,
  ): Promise<WithdrawalRefund> {
    return caller.call(withdrawalRefund, { applicationId, refundPercent });
  }
}
