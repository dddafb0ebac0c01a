import { Args, Mutation, Query, Resolver } from '@nestjs/graphql';
import { AccountErasure, accountErasure, ByIdInput, eraseAccount, EraseAccountInput } from '@stallbook/contracts';
import { HASHING } from '../session/call-limits.js';
import type { Caller } from '../session/caller.js';
import { CurrentCaller } from '../graphql/context.js';

/** The erasure ID is the permission to read its progress. */
@Resolver()
export class ErasureResolver {
  @Query(() => AccountErasure)
  accountErasure(@Args('input') input: ByIdInput, @CurrentCaller() caller: Caller): Promise<AccountErasure> {
    return caller.callPublic(accountErasure, input);
  }

  @Mutation(() => AccountErasure)
  eraseAccount(@Args('input') input: EraseAccountInput, @CurrentCaller() caller: Caller): Promise<AccountErasure> {
    return caller.call(eraseAccount, input, HASHING);
  }
}
