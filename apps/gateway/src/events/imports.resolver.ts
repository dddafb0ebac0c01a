import { Args, Mutation, Parent, Query, ResolveField, Resolver } from '@nestjs/graphql';
import {
  Account,
  ByIdInput,
  ImportJob,
  ImportJobPage,
  ImportMessageCount,
  ImportMessagePage,
  ImportMessagesInput,
  ImportPreview,
  PageInput,
  PreviewImportInput,
  StartImportInput,
  importJob,
  importJobs,
  importWarningCounts,
  importMessages,
  importPreview,
  startImport,
  undoImport,
} from '@stallbook/contracts';
import type { Caller } from '../session/caller.js';
import { CurrentCaller, DataLoaders } from '../graphql/context.js';
import type { Loaders } from '../graphql/loaders.js';

@Resolver(() => ImportJob)
export class ImportsResolver {
  @Query(() => ImportPreview)
  importPreview(@Args('input') input: PreviewImportInput, @CurrentCaller() caller: Caller): Promise<ImportPreview> {
    return caller.call(importPreview, input);
  }

  @Query(() => ImportJob)
  importJob(@Args('input') input: ByIdInput, @CurrentCaller() caller: Caller): Promise<ImportJob> {
    return caller.call(importJob, input);
  }

  @Query(() => ImportJobPage)
  importJobs(@Args('input') input: PageInput, @CurrentCaller() caller: Caller): Promise<ImportJobPage> {
    return caller.call(importJobs, input);
  }

  @Query(() => [ImportMessageCount])
  importWarningCounts(@Args('input') input: ByIdInput, @CurrentCaller() caller: Caller): Promise<ImportMessageCount[]> {
    return caller.call(importWarningCounts, input);
  }

  @Query(() => ImportMessagePage)
  importMessages(
    @Args('input') input: ImportMessagesInput,
    @CurrentCaller() caller: Caller,
  ): Promise<ImportMessagePage> {
    return caller.call(importMessages, input);
  }

  @Mutation(() => ImportJob)
  undoImport(@Args('input') input: ByIdInput, @CurrentCaller() caller: Caller): Promise<ImportJob> {
    return caller.call(undoImport, input);
  }

  @Mutation(() => ImportJob)
  startImport(@Args('input') input: StartImportInput, @CurrentCaller() caller: Caller): Promise<ImportJob> {
    return caller.call(startImport, input);
  }

  /** null once the account is gone. */
  @ResolveField(() => Account, { nullable: true })
  starter(@Parent() { startedBy }: ImportJob, @DataLoaders() loaders: Loaders): Promise<Account | null> {
    return loaders.account.load(startedBy);
  }
}
