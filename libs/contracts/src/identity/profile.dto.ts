import { Field, ID, InputType, Int, ObjectType, PartialType } from '@nestjs/graphql';
import { ArrayMaxSize, IsArray, IsEnum, IsOptional, IsString, IsUrl, MaxLength, MinLength } from 'class-validator';
import { accountLimits } from './account-limits.js';
import { Before, EmailAddress, OptionalText } from '../common/fields.js';
import { IsUsState, IsZipCode } from '../common/us-place.js';
import { ProfileRole } from './role.js';

/** No longer text was ever stored. */
const SHOWN = 5_000;

@ObjectType()
export class PublicProfile {
  @Field(() => ID)
  id!: string;

  @Field(() => ProfileRole)
  role!: ProfileRole;

  @Field()
  businessName!: string;

  @Field()
  contactName!: string;

  @Field()
  city!: string;

  @Field()
  state!: string;

  @Field(() => String, { nullable: true })
  website!: string | null;

  @Field(() => String, { nullable: true })
  description!: string | null;

  @Field(() => [String])
  productCategories!: string[];

  @Field(() => Boolean, { description: 'The directory of vendors lists these first' })
  boosted!: boolean;
}

@ObjectType()
export class Profile extends PublicProfile {
  @Field()
  email!: string;

  @Field(() => String, { nullable: true })
  phone!: string | null;

  @Field(() => String, { nullable: true })
  address!: string | null;

  @Field(() => String, { nullable: true })
  zipCode!: string | null;
}

@InputType()
class ProfileFields {
  @Field()
  @IsString()
  @MinLength(1)
  @MaxLength(accountLimits.businessName)
  businessName!: string;

  @Field()
  @IsString()
  @MinLength(1)
  @MaxLength(accountLimits.contactName)
  contactName!: string;

  @OptionalText(accountLimits.phone)
  phone?: string | null;

  @OptionalText(accountLimits.address)
  address?: string | null;

  @Field()
  @IsString()
  @MinLength(1)
  @MaxLength(accountLimits.city)
  city!: string;

  @Field()
  @IsString()
  @MinLength(1)
  @MaxLength(60)
  @IsUsState()
  state!: string;

  @OptionalText(12)
  @IsZipCode()
  zipCode?: string | null;
}

@InputType()
export class CreateProfileInput extends ProfileFields {
  @Field(() => ProfileRole)
  @IsEnum(ProfileRole, { message: 'Please select your role' })
  role!: ProfileRole;
}

/** A profile as it was stored, maybe before today's rules. */
@InputType()
export class ShownProfileInput {
  @OptionalText(SHOWN)
  businessName?: string;

  @OptionalText(SHOWN)
  contactName?: string;

  @OptionalText(SHOWN)
  phone?: string | null;

  @OptionalText(SHOWN)
  address?: string | null;

  @OptionalText(SHOWN)
  city?: string;

  @OptionalText(SHOWN)
  state?: string;

  @OptionalText(SHOWN)
  zipCode?: string | null;

  @OptionalText(SHOWN)
  website?: string | null;

  @OptionalText(SHOWN)
  description?: string | null;

  @Field(() => [String], { nullable: true })
  @IsOptional()
  @IsArray()
  @ArrayMaxSize(100)
  @IsString({ each: true })
  @MaxLength(SHOWN, { each: true })
  productCategories?: string[];
}

/** Absent fields stay unchanged. The address, the ID, and the role cannot change. */
@InputType()
export class UpdateProfileInput extends PartialType(ProfileFields) {
  @Field(() => String, { nullable: true })
  @IsOptional()
  @IsUrl({ protocols: ['http', 'https'], require_protocol: true })
  @MaxLength(accountLimits.website)
  website?: string | null;

  @OptionalText(accountLimits.description)
  description?: string | null;

  @Field(() => [String], { nullable: true })
  @IsOptional()
  @IsArray()
  @ArrayMaxSize(accountLimits.productCategories)
  @IsString({ each: true })
  @MaxLength(accountLimits.productCategory, { each: true })
  productCategories?: string[];

  @Before(ShownProfileInput)
  before?: ShownProfileInput | null;
}

@InputType()
export class ByEmailInput {
  @EmailAddress()
  email!: string;
}

@ObjectType()
export class AccountCounts {
  @Field(() => Int)
  vendors!: number;

  @Field(() => Int)
  organizers!: number;

  @Field(() => Int)
  admins!: number;

  @Field(() => Int)
  withoutProfile!: number;
}
