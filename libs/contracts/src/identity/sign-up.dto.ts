import { Field, InputType, registerEnumType } from '@nestjs/graphql';
import { Type } from 'class-transformer';
import { IsEnum, IsOptional, IsString, MaxLength, MinLength, ValidateNested } from 'class-validator';
import { accountLimits } from './account-limits.js';
import { Enum, InternalText, EmailAddress, OptionalText } from '../common/fields.js';
import { IsUsState, IsZipCode } from '../common/us-place.js';
import { Language } from '../common/language.js';
import { PLAIN_MAILBOX } from './plain-mailbox.js';
import { ProfileRole } from './role.js';
import type { Session } from './session.dto.js';

@InputType()
export class SignUpMetadataInput {
  @Field(() => ProfileRole, { nullable: true })
  @IsOptional()
  @IsEnum(ProfileRole, { message: 'Please select your role' })
  role?: ProfileRole;

  @OptionalText(accountLimits.businessName)
  businessName?: string;

  @OptionalText(accountLimits.contactName)
  contactName?: string;

  @OptionalText(accountLimits.phone)
  phone?: string;

  @OptionalText(accountLimits.address)
  address?: string;

  @OptionalText(accountLimits.city)
  city?: string;

  @OptionalText(60)
  @IsUsState()
  state?: string;

  @OptionalText(12)
  @IsZipCode()
  zipCode?: string;
}

export enum ChosenPlan {
  basic = 'basic',
  pro = 'pro',
  vendor_pro = 'vendor_pro',
  organizer_pro = 'organizer_pro',
}

@InputType()
export class SignUpInput {
  @EmailAddress(PLAIN_MAILBOX)
  email!: string;

  /** The maximum limits the cost of hashing. */
  @Field()
  @IsString()
  @MinLength(6, { message: 'Password must be at least 6 characters' })
  @MaxLength(accountLimits.password)
  password!: string;

  @Field(() => SignUpMetadataInput)
  @ValidateNested()
  @Type(() => SignUpMetadataInput)
  metadata: SignUpMetadataInput = new SignUpMetadataInput();

  @IsOptional()
  @IsEnum(ChosenPlan)
  chosenPlan?: `${ChosenPlan}`;

  /** The language of the page. */
  @IsOptional()
  @IsEnum(Language)
  language?: `${Language}`;

  // The next three are set by the gateway.

  /** Sign-ups are limited per caller address. */
  @InternalText(64)
  remoteAddress?: string;

  @InternalText(400)
  userAgent?: string;

  /** Identifies the browser that signs up, so that the emailed link signs in there without a password. */
  @InternalText(200)
  browserToken?: string;
}

/** Not in the GraphQL schema: the session is set as cookies. */
export class SignUpResult {
  userId!: string;
  needsConfirmation!: boolean;
  session?: Session;
}

export enum LinkType {
  signup = 'signup',
  email_change = 'email_change',
  recovery = 'recovery',
}
registerEnumType(LinkType, { name: 'LinkType' });

@InputType()
export class VerifyLinkInput {
  @OptionalText(200)
  tokenHash?: string;

  @OptionalText(200)
  token?: string;

  @Enum(LinkType)
  type!: LinkType;

  @InternalText(200)
  password?: string;

  @InternalText(200)
  newPassword?: string;

  // The next three are set by the gateway.

  @InternalText(400)
  userAgent?: string;

  @InternalText(200)
  browserToken?: string;

  @InternalText(200)
  deviceToken?: string;
}

/** Not in the GraphQL schema: the session is set as cookies. */
export class VerifiedLink {
  type!: LinkType;
  session!: Session | null;
  needsPassword!: boolean;
  chosenPlan!: `${ChosenPlan}` | null;
}
