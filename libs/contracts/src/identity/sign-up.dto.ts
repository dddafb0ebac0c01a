import { Field, InputType, registerEnumType } from '@nestjs/graphql';
import { Type } from 'class-transformer';
import { IsEnum, IsOptional, IsString, MaxLength, MinLength, ValidateNested } from 'class-validator';
import { IsMailAddress } from '../common/mail-address.js';
import { PLAIN_MAILBOX } from './plain-mailbox.js';
import { ProfileRole } from './role.js';
import type { Session } from './session.dto.js';

@InputType()
export class SignUpMetadataInput {
  @Field(() => ProfileRole, { nullable: true })
  @IsOptional()
  @IsEnum(ProfileRole, { message: 'Please select your role' })
  role?: ProfileRole;

  @Field(() => String, { nullable: true })
  @IsOptional()
  @IsString()
  @MaxLength(120)
  businessName?: string;

  @Field(() => String, { nullable: true })
  @IsOptional()
  @IsString()
  @MaxLength(120)
  contactName?: string;

  @Field(() => String, { nullable: true })
  @IsOptional()
  @IsString()
  @MaxLength(40)
  phone?: string;

  @Field(() => String, { nullable: true })
  @IsOptional()
  @IsString()
  @MaxLength(200)
  address?: string;

  @Field(() => String, { nullable: true })
  @IsOptional()
  @IsString()
  @MaxLength(100)
  city?: string;

  @Field(() => String, { nullable: true })
  @IsOptional()
  @IsString()
  @MaxLength(60)
  state?: string;

  @Field(() => String, { nullable: true })
  @IsOptional()
  @IsString()
  @MaxLength(12)
  zipCode?: string;
}

/** The plan chosen while signing up: `pro` is the one of their role. */
export enum ChosenPlan {
  basic = 'basic',
  pro = 'pro',
  vendor_pro = 'vendor_pro',
  organizer_pro = 'organizer_pro',
}

@InputType()
export class SignUpInput {
  @Field()
  @IsMailAddress(PLAIN_MAILBOX)
  @MaxLength(254)
  email!: string;

  /** The upper bound keeps a long text from costing a long time to hash. */
  @Field()
  @IsString()
  @MinLength(6, { message: 'Password must be at least 6 characters' })
  @MaxLength(200)
  password!: string;

  @Field(() => SignUpMetadataInput)
  @ValidateNested()
  @Type(() => SignUpMetadataInput)
  metadata: SignUpMetadataInput = new SignUpMetadataInput();

  /** A wish, which gives no right: the way leads to its price next. */
  @IsOptional()
  @IsEnum(ChosenPlan)
  chosenPlan?: `${ChosenPlan}`;

  // The three below are filled in by the gateway.

  /** Sign-ups are limited per address of the caller too. */
  @IsOptional()
  @IsString()
  @MaxLength(64)
  remoteAddress?: string;

  @IsOptional()
  @IsString()
  @MaxLength(400)
  userAgent?: string;

  /** Secret of the browser that signs up: the mailed link signs in immediately there. */
  @IsOptional()
  @IsString()
  @MaxLength(200)
  browserToken?: string;
}

/** Not part of the GraphQL schema: the session becomes cookies. */
export class SignUpResult {
  userId!: string;
  needsConfirmation!: boolean;
  /** Only where the installation asks for no confirmation. */
  session?: Session;
}

export enum LinkType {
  signup = 'signup',
  email_change = 'email_change',
  recovery = 'recovery',
}
registerEnumType(LinkType, { name: 'LinkType' });

/** One of the two is needed. */
@InputType()
export class VerifyLinkInput {
  @Field(() => String, { nullable: true })
  @IsOptional()
  @IsString()
  @MaxLength(200)
  tokenHash?: string;

  @Field(() => String, { nullable: true })
  @IsOptional()
  @IsString()
  @MaxLength(200)
  token?: string;

  @Field(() => LinkType)
  @IsEnum(LinkType)
  type!: LinkType;

  /** The one that was chosen at sign-up, or that the account has. */
  @IsOptional()
  @IsString()
  @MaxLength(200)
  password?: string;

  /** Confirms a sign-up whose password the reader of the mailbox does not know. Judged by `brokenPasswordRules`. */
  @IsOptional()
  @IsString()
  @MaxLength(200)
  newPassword?: string;

  // The three below are filled in by the gateway.

  @IsOptional()
  @IsString()
  @MaxLength(400)
  userAgent?: string;

  @IsOptional()
  @IsString()
  @MaxLength(200)
  browserToken?: string;

  @IsOptional()
  @IsString()
  @MaxLength(200)
  deviceToken?: string;
}

/** Not part of the GraphQL schema: the session becomes cookies. */
export class VerifiedLink {
  type!: LinkType;
  session!: Session | null;
  /** The link holds, and nothing was done yet: ask again with `password` or, for a sign-up, `newPassword`. */
  needsPassword!: boolean;
  /** Of a sign-up. */
  chosenPlan!: `${ChosenPlan}` | null;
}
