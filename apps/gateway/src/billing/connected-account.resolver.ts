import { Args, Mutation, Query, Resolver } from '@nestjs/graphql';
import {
  AccountLink,
  ConnectedAccount,
  CreateConnectAccountInput,
  accountStatus,
  createAccountLink,
  createConnectAccount,
} from '@stallbook/contracts';
import { CurrentCaller } from '../graphql/context.js';
import { STRIPE } from '../session/call-limits.js';
import type { Caller } from '../session/caller.js';

@Resolver()
export class ConnectedAccountResolver {
  @Query(() => ConnectedAccount)
  accountStatus(@CurrentCaller() caller: Caller): Promise<ConnectedAccount> {
    return caller.call(accountStatus, {}, STRIPE);
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
}
