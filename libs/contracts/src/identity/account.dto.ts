import { Field, ID, InputType, ObjectType, registerEnumType } from '@nestjs/graphql';
import { Id, OptionalEnum, OptionalFlag, OptionalText } from '../common/fields.js';
import { PageInput } from '../common/inputs.js';
import { pageOf } from '../common/results.js';
import { accountLimits } from './account-limits.js';
import { Profile } from './profile.dto.js';
import { EffectiveRole } from './role.js';
import { OwnSession, SecurityEvent } from './security.dto.js';

@ObjectType()
export class Account {
  @Field(() => ID)
  id!: string;

  @Field()
  email!: string;

  @Field(() => EffectiveRole)
  role!: EffectiveRole;

  @Field(() => String, { nullable: true })
  contactName!: string | null;

  @Field(() => String, { nullable: true })
  businessName!: string | null;

  /** Null until the address is confirmed. */
  @Field(() => String, { nullable: true })
  emailConfirmedAt!: string | null;

  @Field()
  createdAt!: string;
}

@ObjectType()
export class AccountPage extends pageOf(Account) {}

@ObjectType()
export class AccountRecord extends Account {
  @Field(() => Profile, { nullable: true })
  profile!: Profile | null;

  @Field(() => [OwnSession])
  sessions!: OwnSession[];

  @Field(() => [SecurityEvent])
  securityRecord!: SecurityEvent[];
}

export enum AccountOrder {
  newest = 'newest',
  business = 'business',
  email = 'email',
}
registerEnumType(AccountOrder, { name: 'AccountOrder' });

@InputType()
export class AccountFilterInput extends PageInput {
  @OptionalText(accountLimits.email)
  search?: string | null;

  @OptionalEnum(EffectiveRole)
  role?: EffectiveRole | null;

  @OptionalFlag()
  confirmed?: boolean | null;

  @OptionalEnum(AccountOrder)
  order?: AccountOrder | null;
}

@InputType()
export class EndAccountSessionInput {
  @Id()
  accountId!: string;

  @Id()
  sessionId!: string;
}
