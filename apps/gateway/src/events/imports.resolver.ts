import { Args, Mutation, Query, Resolver } from '@nestjs/graphql';
import {
  AdminOperationFilterInput,
  AdminOperationPage,
  AdminPerformer,
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
  adminOperations,
  adminPerformers,
  importJob,
  importJobs,
  importWarningCounts,
  importMessages,
  importPreview,
  startImport,
  undoImport,
} from '@stallbook/contracts';
import type { Caller } from '../session/caller.js';
import { CurrentCaller } from '../graphql/context.js';

@Resolver()
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

  @Query(() => AdminOperationPage)
  adminOperations(
    @Args('input') input: AdminOperationFilterInput,
    @CurrentCaller() caller: Caller,
  ): Promise<AdminOperationPage> {
    return caller.call(adminOperations, input);
  }

  @Query(() => [AdminPerformer])
  adminPerformers(@CurrentCaller() caller: Caller): Promise<AdminPerformer[]> {
    return caller.call(adminPerformers, {});
  }

  @Mutation(() => ImportJob)
  undoImport(@Args('input') input: ByIdInput, @CurrentCaller() caller: Caller): Promise<ImportJob> {
    return caller.call(undoImport, input);
  }

  @Mutation(() => ImportJob)
  startImport(@Args('input') input: StartImportInput, @CurrentCaller() caller: Caller): Promise<ImportJob> {
    return caller.call(startImport, input);
  }
}
