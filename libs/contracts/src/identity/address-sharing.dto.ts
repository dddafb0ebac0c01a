import { Field, InputType, ObjectType } from '@nestjs/graphql';
import { Flag, OptionalFlag } from '../common/fields.js';

/** Whether organizers of market events that the vendor applied to see the address of the vendor's account. */
@ObjectType()
export class AddressSharing {
  @Field(() => Boolean)
  isShared!: boolean;

  @Field(() => Boolean, { description: 'The phone number of the profile too.' })
  withPhone!: boolean;
}

@InputType()
export class ShareAddressInput {
  @Flag()
  isShared!: boolean;

  @OptionalFlag()
  withPhone?: boolean | null;
}

/** Not in the GraphQL schema: the gateway requests those of a list. */
export interface SharedAddress {
  personId: string;
  email: string;
  /** null: not shared, or not known. */
  phone: string | null;
}
