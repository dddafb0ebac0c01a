import { Parent, ResolveField, Resolver } from '@nestjs/graphql';
import { Account, ImportJob } from '@stallbook/contracts';
import { DataLoaders } from '../graphql/context.js';
import type { Loaders } from '../graphql/loaders.js';

@Resolver(() => ImportJob)
export class ImportStarterResolver {
  /** null once the account is gone. */
  @ResolveField(() => Account, { nullable: true })
  starter(@Parent() { startedBy }: ImportJob, @DataLoaders() loaders: Loaders): Promise<Account | null> {
    return loaders.account.load(startedBy);
  }
}
