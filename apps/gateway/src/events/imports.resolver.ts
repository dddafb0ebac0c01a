import { Args, Mutation, Query, Resolver } from '@nestjs/graphql';
import {
  AdminOperationFilter,
  AdminOperationPage,
  ById,
  ImportJob,
  ImportMessagePage,
  ImportMessagesInput,
  ImportPreview,
  PreviewImport,
  StartImport,
  adminOperations,
  importJob,
  importMessages,
  importPreview,
  startImport,
} from '@stallbook/contracts';
import type { Caller } from '../graphql/caller.js';
import { Asks } from '../graphql/context.js';

@Resolver()
export class ImportsResolver {
  @Query(() => ImportPreview)
  importPreview(@Args('input') input: PreviewImport, @Asks() caller: Caller): Promise<ImportPreview> {
    return caller.call(importPreview, input);
  }

  @Query(() => ImportJob)
  importJob(@Args('input') input: ById, @Asks() caller: Caller): Promise<ImportJob> {
    return caller.call(importJob, input);
  }

  @Query(() => ImportMessagePage)
  importMessages(@Args('input') input: ImportMessagesInput, @Asks() caller: Caller): Promise<ImportMessagePage> {
    return caller.call(importMessages, input);
  }

  @Query(() => AdminOperationPage)
  adminOperations(@Args('input') input: AdminOperationFilter, @Asks() caller: Caller): Promise<AdminOperationPage> {
    return caller.call(adminOperations, input);
  }

  @Mutation(() => ImportJob)
  startImport(@Args('input') input: StartImport, @Asks() caller: Caller): Promise<ImportJob> {
    return caller.call(startImport, input);
  }
}
