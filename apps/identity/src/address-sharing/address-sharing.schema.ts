import { defineSchema, requiredDate, requiredString } from '@stallbook/platform/odm';

export const ADDRESS_SHARINGS = 'addressSharings';

/** There is one for each vendor who shares the address of their account, with or without the phone number. */
export interface AddressSharingRow {
  _id: string;
  accountId: string;
  since: Date;
  withPhone: boolean;
}

export const addressSharingSchema = defineSchema<AddressSharingRow>(
  ADDRESS_SHARINGS,
  {
    _id: requiredString,
    accountId: requiredString,
    since: requiredDate,
    withPhone: { type: Boolean, required: true },
  },
  [{ key: { accountId: 1 } }],
);
