import { Args, Mutation, Query, Resolver } from '@nestjs/graphql';
import {
  Application,
  ApplicationTemplate,
  ByIdInput,
  Done,
  PageInput,
  QuickApplyAnswer,
  QuickApplyInput,
  QuickApplyToManyInput,
  SaveApplicationTemplateInput,
  TimeSaved,
  applicationSuggestion,
  deleteApplicationTemplate,
  myApplicationTemplates,
  quickApply,
  quickApplyToMany,
  saveApplicationTemplate,
  timeSaved,
} from '@stallbook/contracts';
import { CurrentCaller } from '../graphql/context.js';
import type { Caller } from '../session/caller.js';

@Resolver(() => ApplicationTemplate)
export class ApplicationTemplatesResolver {
  @Query(() => [ApplicationTemplate])
  myApplicationTemplates(@CurrentCaller() caller: Caller): Promise<ApplicationTemplate[]> {
    return caller.call(myApplicationTemplates, {});
  }

  @Query(() => Application, { nullable: true })
  applicationSuggestion(@CurrentCaller() caller: Caller): Promise<Application | null> {
    return caller.call(applicationSuggestion, {});
  }

  @Query(() => TimeSaved)
  timeSaved(@Args('input') input: PageInput, @CurrentCaller() caller: Caller): Promise<TimeSaved> {
    return caller.call(timeSaved, input);
  }

  @Mutation(() => ApplicationTemplate)
  saveApplicationTemplate(
    @Args('input') input: SaveApplicationTemplateInput,
    @CurrentCaller() caller: Caller,
  ): Promise<ApplicationTemplate> {
    return caller.call(saveApplicationTemplate, input);
  }

  @Mutation(() => Done)
  deleteApplicationTemplate(@Args('input') input: ByIdInput, @CurrentCaller() caller: Caller): Promise<Done> {
    return caller.call(deleteApplicationTemplate, input);
  }

  @Mutation(() => Application)
  quickApply(@Args('input') input: QuickApplyInput, @CurrentCaller() caller: Caller): Promise<Application> {
    return caller.call(quickApply, input);
  }

  @Mutation(() => [QuickApplyAnswer])
  quickApplyToMany(
    @Args('input') input: QuickApplyToManyInput,
    @CurrentCaller() caller: Caller,
  ): Promise<QuickApplyAnswer[]> {
    return caller.call(quickApplyToMany, input);
  }
}
