import { defineCommand, defineQuery } from '@stallbook/kernel';
import { ByIdsInput, NoInput } from '../common/inputs.js';
import { ShareAddressInput, type AddressSharing, type SharedAddress } from './address-sharing.dto.js';

/** The caller's own choice; not shared until they say so. */
export const addressSharing = defineQuery<AddressSharing>()('identity.addressSharing', {
  input: NoInput,
  access: ['vendor'],
});

export const shareAddress = defineCommand<AddressSharing>()('identity.shareAddress', {
  input: ShareAddressInput,
  access: ['vendor'],
});

/** Returns the addresses of those who share theirs. The gateway asks only about vendors who applied to the caller. */
export const sharedAddresses = defineQuery<SharedAddress[]>()('identity.sharedAddresses', {
  input: ByIdsInput,
  access: ['organizer'],
});
