import { Args, Mutation, Resolver } from '@nestjs/graphql';
import { Done, updatePassword, UpdatePasswordInput } from '@stallbook/contracts';
import type { Caller } from '../graphql/caller.js';
import { Asks } from '../graphql/context.js';

/** What people do to keep their account theirs. */
@Resolver()
export class SecurityResolver {
  @Mutation(() => Done)
  updatePassword(@Args('input') input: UpdatePasswordInput, @Asks() caller: Caller): Promise<Done> {
    return caller.call(updatePassword, input, { timeoutMs: 15_000 });
  }
}
