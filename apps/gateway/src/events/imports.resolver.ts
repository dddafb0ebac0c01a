import { Args, Mutation, Query, Resolver } from '@nestjs/graphql';
import {
  AdminOperationFilterInput,
  AdminOperationPage,
  ByIdInput,
  ImportJob,
  ImportMessagePage,
  ImportMessagesInput,
  ImportPreview,
  PreviewImportInput,
  StartImportInput,
  adminOperations,
  importJob,
  importMessages,
  importPreview,
  startImport,
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

  @Mutation(() => ImportJob)
  startImport(@Args('input') input: StartImportInput, @CurrentCaller() caller: Caller): Promise<ImportJob> {
    return caller.call(startImport, input);
  }
}
