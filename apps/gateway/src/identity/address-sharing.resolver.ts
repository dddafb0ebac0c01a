import { Args, Mutation, Query, Resolver } from '@nestjs/graphql';
import { AddressSharing, ShareAddressInput, addressSharing, shareAddress } from '@stallbook/contracts';
import { CurrentCaller } from '../graphql/context.js';
import type { Caller } from '../session/caller.js';

@Resolver()
export class AddressSharingResolver {
  @Query(() => AddressSharing)
  addressSharing(@CurrentCaller() caller: Caller): Promise<AddressSharing> {
    return caller.call(addressSharing, {});
  }

  @Mutation(() => AddressSharing)
  shareAddress(@Args('input') input: ShareAddressInput, @CurrentCaller() caller: Caller): Promise<AddressSharing> {
    return caller.call(shareAddress, input);
  }
}
