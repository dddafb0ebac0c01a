import { Args, Mutation, Query, Resolver } from '@nestjs/graphql';
import {
  addPasskey,
  AddPasskeyInput,
  ByIdInput,
  confirmAuthenticator,
  ConfirmAuthenticatorInput,
  Done,
  mySecondFactor,
  MySecondFactor,
  NewAuthenticator,
  NewRecoveryCodes,
  PasskeyOptions,
  removeAuthenticator,
  removePasskey,
  renamePasskey,
  RenamePasskeyInput,
  renewRecoveryCodes,
  SecondFactorAdded,
  startAuthenticator,
  startPasskey,
  StartSecondFactorInput,
  turnOffSecondFactor,
} from '@stallbook/contracts';
import { HASHING } from '../session/call-limits.js';
import type { Caller } from '../session/caller.js';
import { CurrentCaller } from '../graphql/context.js';

@Resolver()
export class SecondFactorResolver {
  @Query(() => MySecondFactor)
  mySecondFactor(@CurrentCaller() caller: Caller): Promise<MySecondFactor> {
    return caller.call(mySecondFactor, {});
  }

  @Mutation(() => NewAuthenticator)
  startAuthenticator(
    @Args('input') input: StartSecondFactorInput,
    @CurrentCaller() caller: Caller,
  ): Promise<NewAuthenticator> {
    return caller.call(startAuthenticator, input, HASHING);
  }

  @Mutation(() => SecondFactorAdded)
  confirmAuthenticator(
    @Args('input') input: ConfirmAuthenticatorInput,
    @CurrentCaller() caller: Caller,
  ): Promise<SecondFactorAdded> {
    return caller.call(confirmAuthenticator, input, HASHING);
  }

  @Mutation(() => Done)
  removeAuthenticator(@CurrentCaller() caller: Caller): Promise<Done> {
    return caller.call(removeAuthenticator, {});
  }

  @Mutation(() => PasskeyOptions)
  startPasskey(@Args('input') input: StartSecondFactorInput, @CurrentCaller() caller: Caller): Promise<PasskeyOptions> {
    return caller.call(startPasskey, input, HASHING);
  }

  @Mutation(() => SecondFactorAdded)
  addPasskey(@Args('input') input: AddPasskeyInput, @CurrentCaller() caller: Caller): Promise<SecondFactorAdded> {
    return caller.call(addPasskey, input, HASHING);
  }

  @Mutation(() => Done)
  renamePasskey(@Args('input') input: RenamePasskeyInput, @CurrentCaller() caller: Caller): Promise<Done> {
    return caller.call(renamePasskey, input);
  }

  @Mutation(() => Done)
  removePasskey(@Args('input') input: ByIdInput, @CurrentCaller() caller: Caller): Promise<Done> {
    return caller.call(removePasskey, input);
  }

  @Mutation(() => NewRecoveryCodes)
  renewRecoveryCodes(@CurrentCaller() caller: Caller): Promise<NewRecoveryCodes> {
    return caller.call(renewRecoveryCodes, {}, HASHING);
  }

  @Mutation(() => Done)
  turnOffSecondFactor(@CurrentCaller() caller: Caller): Promise<Done> {
    return caller.call(turnOffSecondFactor, {});
  }
}
