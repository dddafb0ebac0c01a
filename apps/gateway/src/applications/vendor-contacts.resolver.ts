import { Args, Parent, Query, ResolveField, Resolver } from '@nestjs/graphql';
import { VendorContact, VendorContactPage, VendorContactsInput, vendorContacts } from '@stallbook/contracts';
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

  /** null unless the vendor shares it. */
  @ResolveField(() => String, { nullable: true })
  async email(@Parent() { vendorId }: VendorContact, @DataLoaders() loaders: Loaders): Promise<string | null> {
    return (await loaders.sharedAddress.load(vendorId))?.email ?? null;
  }
}
