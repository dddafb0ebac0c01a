import { Args, Mutation, Query, Resolver } from '@nestjs/graphql';
import {
  addPasskey,
  AddPasskeyInput,
  ById,
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
import type { Caller } from '../graphql/caller.js';
import { Asks } from '../graphql/context.js';

/** Passwords and recovery codes are hashed, which takes its time. */
const options = { timeoutMs: 15_000 };

/** What people have to show after their password. */
@Resolver()
export class SecondFactorResolver {
  @Query(() => MySecondFactor)
  mySecondFactor(@Asks() caller: Caller): Promise<MySecondFactor> {
    return caller.call(mySecondFactor, {});
  }

  @Mutation(() => NewAuthenticator)
  startAuthenticator(@Args('input') input: StartSecondFactorInput, @Asks() caller: Caller): Promise<NewAuthenticator> {
    return caller.call(startAuthenticator, input, options);
  }

  @Mutation(() => SecondFactorAdded)
  confirmAuthenticator(
    @Args('input') input: ConfirmAuthenticatorInput,
    @Asks() caller: Caller,
  ): Promise<SecondFactorAdded> {
    return caller.call(confirmAuthenticator, input, options);
  }

  @Mutation(() => Done)
  removeAuthenticator(@Asks() caller: Caller): Promise<Done> {
    return caller.call(removeAuthenticator, {});
  }

  @Mutation(() => PasskeyOptions)
  startPasskey(@Args('input') input: StartSecondFactorInput, @Asks() caller: Caller): Promise<PasskeyOptions> {
    return caller.call(startPasskey, input, options);
  }

  @Mutation(() => SecondFactorAdded)
  addPasskey(@Args('input') input: AddPasskeyInput, @Asks() caller: Caller): Promise<SecondFactorAdded> {
    return caller.call(addPasskey, input, options);
  }

  @Mutation(() => Done)
  renamePasskey(@Args('input') input: RenamePasskeyInput, @Asks() caller: Caller): Promise<Done> {
    return caller.call(renamePasskey, input);
  }

  @Mutation(() => Done)
  removePasskey(@Args('input') input: ById, @Asks() caller: Caller): Promise<Done> {
    return caller.call(removePasskey, input);
  }

  @Mutation(() => NewRecoveryCodes)
  renewRecoveryCodes(@Asks() caller: Caller): Promise<NewRecoveryCodes> {
    return caller.call(renewRecoveryCodes, {}, options);
  }

  @Mutation(() => Done)
  turnOffSecondFactor(@Asks() caller: Caller): Promise<Done> {
    return caller.call(turnOffSecondFactor, {});
  }
}
