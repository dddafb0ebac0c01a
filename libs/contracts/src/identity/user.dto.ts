import { Field, ID, ObjectType } from '@nestjs/graphql';
import { Language } from '../common/language.js';
import { Profile } from './profile.dto.js';
import { EffectiveRole, ProfileRole } from './role.js';

@ObjectType()
export class UserMetadata {
  @Field(() => ProfileRole, { nullable: true })
  role!: ProfileRole | null;

  @Field(() => String, { nullable: true })
  businessName!: string | null;

  @Field(() => String, { nullable: true })
  contactName!: string | null;

  @Field(() => String, { nullable: true })
  phone!: string | null;

  @Field(() => String, { nullable: true })
  address!: string | null;

  @Field(() => String, { nullable: true })
  city!: string | null;

  @Field(() => String, { nullable: true })
  state!: string | null;

  @Field(() => String, { nullable: true })
  zipCode!: string | null;
}

@ObjectType()
export class User {
  @Field(() => ID)
  id!: string;

  @Field()
  email!: string;

  @Field(() => String, { nullable: true })
  emailConfirmedAt!: string | null;

  @Field(() => EffectiveRole)
  role!: EffectiveRole;

  /** Null until the person chose one. */
  @Field(() => Language, { nullable: true })
  language!: Language | null;

  @Field()
  hasSecondFactor!: boolean;

  @Field()
  awaitsSecondFactor!: boolean;

  @Field(() => UserMetadata)
  userMetadata!: UserMetadata;

  @Field(() => Profile, { nullable: true })
  profile!: Profile | null;
}
