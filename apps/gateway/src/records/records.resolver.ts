import { Args, Query, Resolver } from '@nestjs/graphql';
import { RecordFilterInput, RecordPage, recordOperationsOf, recordServiceOf } from '@stallbook/contracts';
import { CurrentCaller } from '../graphql/context.js';
import type { Caller } from '../session/caller.js';

@Resolver()
export class RecordsResolver {
  @Query(() => RecordPage)
  records(@Args('input') input: RecordFilterInput, @CurrentCaller() caller: Caller): Promise<RecordPage> {
    return caller.call(recordOperationsOf[recordServiceOf[input.type]].records, input);
  }
}
