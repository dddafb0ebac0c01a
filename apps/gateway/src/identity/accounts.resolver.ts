import { Args, Mutation, Parent, Query, ResolveField, Resolver } from '@nestjs/graphql';
import {
  Account,
  AccountCounts,
  AccountFilterInput,
  AccountPage,
  AccountRecord,
  ByIdInput,
  Done,
  EndAccountSessionInput,
  Membership,
  User,
  account,
  accounts,
  countAccounts,
  currentUser,
  endAccountSession,
  endAccountSessions,
  resendAccountConfirmation,
} from '@stallbook/contracts';
import type { Caller } from '../session/caller.js';
import { CurrentCaller, DataLoaders } from '../graphql/context.js';
import type { Loaders } from '../graphql/loaders.js';

@Resolver(() => Account)
export class AccountsResolver {
  @Query(() => User, { nullable: true })
  async currentUser(@CurrentCaller() caller: Caller): Promise<User | null> {
    return caller.actor ? caller.call(currentUser, {}) : null;
  }

  @Query(() => AccountPage)
  accounts(@Args('input') input: AccountFilterInput, @CurrentCaller() caller: Caller): Promise<AccountPage> {
    return caller.call(accounts, input);
  }

  @Query(() => AccountRecord)
  account(@Args('input') input: ByIdInput, @CurrentCaller() caller: Caller): Promise<AccountRecord> {
    return caller.call(account, input);
  }

  @Query(() => AccountCounts)
  countAccounts(@CurrentCaller() caller: Caller): Promise<AccountCounts> {
    return caller.call(countAccounts, {});
  }

  @Mutation(() => Done)
  endAccountSession(@Args('input') input: EndAccountSessionInput, @CurrentCaller() caller: Caller): Promise<Done> {
    return caller.call(endAccountSession, input);
  }

  @Mutation(() => Done)
  endAccountSessions(@Args('input') input: ByIdInput, @CurrentCaller() caller: Caller): Promise<Done> {
    return caller.call(endAccountSessions, input);
  }

  @Mutation(() => Done)
  resendAccountConfirmation(@Args('input') input: ByIdInput, @CurrentCaller() caller: Caller): Promise<Done> {
    return caller.call(resendAccountConfirmation, input);
  }

  @ResolveField(() => Membership, { nullable: true })
  membership(@Parent() { id, role }: Account, @DataLoaders() loaders: Loaders): Promise<Membership | null> {
    return loaders.membership.load({ id, role });
  }
}

@Resolver(() => AccountRecord)
export class AccountRecordsResolver {
  @ResolveField(() => Membership, { nullable: true })
  membership(@Parent() { id, role }: AccountRecord, @DataLoaders() loaders: Loaders): Promise<Membership | null> {
    return loaders.membership.load({ id, role });
  }
}
