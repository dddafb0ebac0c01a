import { Args, Mutation, Query, Resolver } from '@nestjs/graphql';
import {
  BulkDecision,
  BulkPreview,
  BulkPreviewInput,
  ByIdInput,
  StartBulkDecisionInput,
  latestBulkDecision,
  previewBulkDecision,
  startBulkDecision,
  undoBulkDecision,
} from '@stallbook/contracts';
import { CurrentCaller } from '../graphql/context.js';
import type { Caller } from '../session/caller.js';

@Resolver()
export class BulkDecisionsResolver {
  @Query(() => BulkPreview)
  previewBulkDecision(@Args('input') input: BulkPreviewInput, @CurrentCaller() caller: Caller): Promise<BulkPreview> {
    return caller.call(previewBulkDecision, input);
  }

  @Query(() => BulkDecision, { nullable: true })
  latestBulkDecision(@CurrentCaller() caller: Caller): Promise<BulkDecision | null> {
    return caller.call(latestBulkDecision, {});
  }

  @Mutation(() => BulkDecision)
  startBulkDecision(
    @Args('input') input: StartBulkDecisionInput,
    @CurrentCaller() caller: Caller,
  ): Promise<BulkDecision> {
    return caller.call(startBulkDecision, input);
  }

  @Mutation(() => BulkDecision)
  undoBulkDecision(@Args('input') input: ByIdInput, @CurrentCaller() caller: Caller): Promise<BulkDecision> {
    return caller.call(undoBulkDecision, input);
  }
}
