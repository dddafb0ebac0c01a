import { Args, Parent, Query, ResolveField, Resolver } from '@nestjs/graphql';
import {
  Account,
  AdminOperation,
  AdminOperationFilterInput,
  AdminOperationPage,
  AdminPerformer,
  MarketEvent,
  adminOperations,
  adminPerformers,
} from '@stallbook/contracts';
import { CurrentCaller, DataLoaders } from '../graphql/context.js';
import type { Loaders } from '../graphql/loaders.js';
import type { Caller } from '../session/caller.js';

/** `details` of an operation, as far as they name people and market events. */
interface Named {
  eventId?: string | null;
  organizerId?: string | null;
  accountId?: string | null;
}

const namedIn = ({ details }: AdminOperation): Named => JSON.parse(details) as Named;

@Resolver(() => AdminOperation)
export class AdminOperationsResolver {
  @Query(() => AdminOperationPage)
  adminOperations(
    @Args('input') input: AdminOperationFilterInput,
    @CurrentCaller() caller: Caller,
  ): Promise<AdminOperationPage> {
    return caller.call(adminOperations, input);
  }

  @ResolveField(() => MarketEvent, { nullable: true })
  event(@Parent() operation: AdminOperation, @DataLoaders() loaders: Loaders): Promise<MarketEvent | null> | null {
    const { eventId } = namedIn(operation);
    return eventId ? loaders.marketEvent.load(eventId) : null;
  }

  /** The person that the operation was about. */
  @ResolveField(() => Account, { nullable: true })
  person(@Parent() operation: AdminOperation, @DataLoaders() loaders: Loaders): Promise<Account | null> | null {
    const { organizerId, accountId } = namedIn(operation);
    const id = organizerId ?? accountId;
    return id ? loaders.account.load(id) : null;
  }

  @ResolveField(() => Account, { nullable: true })
  performer(@Parent() { performedBy }: AdminOperation, @DataLoaders() loaders: Loaders): Promise<Account | null> {
    return loaders.account.load(performedBy);
  }
}

@Resolver(() => AdminPerformer)
export class AdminPerformersResolver {
  @Query(() => [AdminPerformer])
  adminPerformers(@CurrentCaller() caller: Caller): Promise<AdminPerformer[]> {
    return caller.call(adminPerformers, {});
  }

  @ResolveField(() => Account, { nullable: true })
  account(@Parent() { id }: AdminPerformer, @DataLoaders() loaders: Loaders): Promise<Account | null> {
    return loaders.account.load(id);
  }
}
