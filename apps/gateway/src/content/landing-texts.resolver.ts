import { Args, Mutation, Query, Resolver } from '@nestjs/graphql';
import {
  landingTexts,
  LandingTexts,
  replaceLandingTexts,
  ReplaceLandingTextsInput,
  restoreLandingSample,
  RestoreLandingSampleInput,
} from '@stallbook/contracts';
import { CurrentCaller } from '../graphql/context.js';
import type { Caller } from '../session/caller.js';

@Resolver()
export class LandingTextsResolver {
  @Query(() => LandingTexts)
  landingTexts(@CurrentCaller() caller: Caller): Promise<LandingTexts> {
    return caller.callPublic(landingTexts, {});
  }

  @Mutation(() => LandingTexts)
  replaceLandingTexts(
    @Args('input') input: ReplaceLandingTextsInput,
    @CurrentCaller() caller: Caller,
  ): Promise<LandingTexts> {
    return caller.call(replaceLandingTexts, input);
  }

  @Mutation(() => LandingTexts)
  restoreLandingSample(
    @Args('input') input: RestoreLandingSampleInput,
    @CurrentCaller() caller: Caller,
  ): Promise<LandingTexts> {
    return caller.call(restoreLandingSample, input);
  }
}
