import { Args, Mutation, Query, Resolver } from '@nestjs/graphql';
import {
  AcceptedVendorPage,
  AcceptedVendorsInput,
  Done,
  PageInput,
  RemoveVendorMarkInput,
  SaveVendorMarkInput,
  VendorMark,
  VendorRecordPage,
  acceptedVendors,
  removeVendorMark,
  saveVendorMark,
  vendorRecords,
} from '@stallbook/contracts';
import { CurrentCaller } from '../graphql/context.js';
import type { Caller } from '../session/caller.js';

@Resolver(() => VendorMark)
export class VendorMarksResolver {
  @Query(() => AcceptedVendorPage)
  acceptedVendors(
    @Args('input') input: AcceptedVendorsInput,
    @CurrentCaller() caller: Caller,
  ): Promise<AcceptedVendorPage> {
    return caller.call(acceptedVendors, input);
  }

  @Query(() => VendorRecordPage)
  vendorRecords(@Args('input') input: PageInput, @CurrentCaller() caller: Caller): Promise<VendorRecordPage> {
    return caller.call(vendorRecords, input);
  }

  @Mutation(() => VendorMark)
  saveVendorMark(@Args('input') input: SaveVendorMarkInput, @CurrentCaller() caller: Caller): Promise<VendorMark> {
    return caller.call(saveVendorMark, input);
  }

  @Mutation(() => Done)
  removeVendorMark(@Args('input') input: RemoveVendorMarkInput, @CurrentCaller() caller: Caller): Promise<Done> {
    return caller.call(removeVendorMark, input);
  }
}
