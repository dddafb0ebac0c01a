import { Args, Extensions, Mutation, Query, Resolver } from '@nestjs/graphql';
import {
  BulkDecision,
  BulkPreview,
  BulkPreviewInput,
  ByIdInput,
  SHOWN_BULK_DECISIONS,
  StartBulkDecisionInput,
  myBulkDecisions,
  previewBulkDecision,
  startBulkDecision,
  undoBulkDecision,
} from '@stallbook/contracts';
import { CurrentCaller } from '../graphql/context.js';
import type { Caller } from '../session/caller.js';

/** With unfinished ones, there can be more, but few organizers have more than this. */
const TYPICAL_BULK_DECISIONS = SHOWN_BULK_DECISIONS;

@Resolver()
export class BulkDecisionsResolver {
  @Query(() => BulkPreview)
  previewBulkDecision(@Args('input') input: BulkPreviewInput, @CurrentCaller() caller: Caller): Promise<BulkPreview> {
    return caller.call(previewBulkDecision, input);
  }

  @Query(() => [BulkDecision])
  @Extensions({ longest: TYPICAL_BULK_DECISIONS })
  myBulkDecisions(@CurrentCaller() caller: Caller): Promise<BulkDecision[]> {
    return caller.call(myBulkDecisions, {});
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
