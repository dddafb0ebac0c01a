import { Args, Query, Resolver } from '@nestjs/graphql';
import {
  RecordFilterInput,
  RecordPage,
  RecordSummaries,
  RecordSummariesInput,
  RecordType,
  recordOperationsOf,
  recordServiceOf,
} from '@stallbook/contracts';
import { assertAccess } from '@stallbook/rpc';
import { CurrentCaller } from '../graphql/context.js';
import type { Caller } from '../session/caller.js';
import { orNotReachable } from '../system/not-reachable.js';

const types = Object.values(RecordType);

@Resolver()
export class DataExplorerResolver {
  @Query(() => RecordPage)
  records(@Args('input') input: RecordFilterInput, @CurrentCaller() caller: Caller): Promise<RecordPage> {
    return caller.call(recordOperationsOf[recordServiceOf[input.type]].records, input);
  }

  @Query(() => RecordSummaries)
  async recordSummaries(
    @CurrentCaller() caller: Caller,
    @Args('input', { nullable: true }) input?: RecordSummariesInput,
  ): Promise<RecordSummaries> {
    assertAccess(['admin'], caller.actor);
    const answers = await Promise.all(
      Object.values(recordOperationsOf).map((ofService) =>
        orNotReachable(caller.call(ofService.recordSummaries, input ?? {})),
      ),
    );
    const items = answers.flatMap((answer) => answer ?? []);
    return { items, missing: types.filter((type) => !items.some((one) => one.type === type)) };
  }
}
