import { Args, Mutation, Query, Resolver } from '@nestjs/graphql';
import {
  ByIdInput,
  Done,
  endAllSessions,
  endSession,
  mySecurityRecord,
  mySessions,
  OwnSession,
  requestEmailChange,
  RequestEmailChangeInput,
  SecurityEvent,
  updatePassword,
  UpdatePasswordInput,
} from '@stallbook/contracts';
import { HASHING } from '../session/call-limits.js';
import type { Caller } from '../session/caller.js';
import { CurrentCaller } from '../graphql/context.js';

@Resolver()
export class SecurityResolver {
  @Query(() => [OwnSession])
  mySessions(@CurrentCaller() caller: Caller): Promise<OwnSession[]> {
    return caller.call(mySessions, {});
  }

  @Query(() => [SecurityEvent])
  mySecurityRecord(@CurrentCaller() caller: Caller): Promise<SecurityEvent[]> {
    return caller.call(mySecurityRecord, {});
  }

  @Mutation(() => Done)
  updatePassword(@Args('input') input: UpdatePasswordInput, @CurrentCaller() caller: Caller): Promise<Done> {
    return caller.call(updatePassword, input, HASHING);
  }

  @Mutation(() => Done)
  requestEmailChange(@Args('input') input: RequestEmailChangeInput, @CurrentCaller() caller: Caller): Promise<Done> {
    return caller.call(requestEmailChange, input, HASHING);
  }

  @Mutation(() => Done)
  endSession(@Args('input') input: ByIdInput, @CurrentCaller() caller: Caller): Promise<Done> {
    return caller.call(endSession, input);
  }

  @Mutation(() => Done)
  endAllSessions(@CurrentCaller() caller: Caller): Promise<Done> {
    return caller.call(endAllSessions, {});
  }
}
