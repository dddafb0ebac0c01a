import { Field, InputType, ObjectType } from '@nestjs/graphql';
import { IsBoolean } from 'class-validator';

/** Whether organizers of market events that the vendor applied to see the address of the vendor's account. */
@ObjectType()
export class AddressSharing {
  @Field(() => Boolean)
  isShared!: boolean;
}

@InputType()
export class ShareAddressInput {
  @Field(() => Boolean)
  @IsBoolean()
  isShared!: boolean;
}

/** Not in the GraphQL schema: the gateway requests those of a list. */
export interface SharedAddress {
  personId: string;
  email: string;
}
