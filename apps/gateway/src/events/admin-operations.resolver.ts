import { Parent, ResolveField, Resolver } from '@nestjs/graphql';
import { Account, AdminOperation, AdminPerformer, MarketEvent } from '@stallbook/contracts';
import { DataLoaders } from '../graphql/context.js';
import type { Loaders } from '../graphql/loaders.js';

/** `details` of an operation, as far as they name people and market events. */
interface Named {
  eventId?: string | null;
  organizerId?: string | null;
  accountId?: string | null;
}

const namedIn = ({ details }: AdminOperation): Named => JSON.parse(details) as Named;

@Resolver(() => AdminOperation)
export class AdminOperationsResolver {
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
  @ResolveField(() => Account, { nullable: true })
  account(@Parent() { id }: AdminPerformer, @DataLoaders() loaders: Loaders): Promise<Account | null> {
    return loaders.account.load(id);
  }
}
