import { Args, Mutation, Parent, Query, ResolveField, Resolver } from '@nestjs/graphql';
import {
  AddressSharing,
  ShareAddressInput,
  VendorContact,
  VendorContactPage,
  VendorContactsInput,
  addressSharing,
  shareAddress,
  vendorContacts,
} from '@stallbook/contracts';
import { CurrentCaller, DataLoaders } from '../graphql/context.js';
import type { Loaders } from '../graphql/loaders.js';
import type { Caller } from '../session/caller.js';

@Resolver(() => VendorContact)
export class VendorContactsResolver {
  @Query(() => VendorContactPage)
  vendorContacts(
    @Args('input') input: VendorContactsInput,
    @CurrentCaller() caller: Caller,
  ): Promise<VendorContactPage> {
    return caller.call(vendorContacts, input);
  }

  @Query(() => AddressSharing)
  addressSharing(@CurrentCaller() caller: Caller): Promise<AddressSharing> {
    return caller.call(addressSharing, {});
  }

  @Mutation(() => AddressSharing)
  shareAddress(@Args('input') input: ShareAddressInput, @CurrentCaller() caller: Caller): Promise<AddressSharing> {
    return caller.call(shareAddress, input);
  }

  /** null unless the vendor shares it. */
  @ResolveField(() => String, { nullable: true })
  async email(@Parent() { vendorId }: VendorContact, @DataLoaders() loaders: Loaders): Promise<string | null> {
    return (await loaders.sharedAddress.load(vendorId))?.email ?? null;
  }
}
