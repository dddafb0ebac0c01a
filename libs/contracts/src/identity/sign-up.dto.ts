import { Field, ID, InputType, ObjectType, registerEnumType } from '@nestjs/graphql';
import { Type } from 'class-transformer';
import { IsEmail, IsEnum, IsOptional, IsString, MaxLength, MinLength, ValidateNested } from 'class-validator';
import { PLAIN_MAILBOX } from './plain-mailbox.js';
import { ProfileRole } from './role.js';
import type { Session } from './session.dto.js';

@InputType()
export class SignUpMetadata {
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

@InputType()
export class SignUpInput {
  @Field()
  @IsEmail(PLAIN_MAILBOX, { message: 'Please enter a valid email address' })
  @MaxLength(254)
  email!: string;

  /** The upper bound keeps a long text from costing a long time to hash. */
  @Field()
  @IsString()
  @MinLength(6, { message: 'Password must be at least 6 characters' })
  @MaxLength(200)
  password!: string;

  @Field(() => SignUpMetadata)
  @ValidateNested()
  @Type(() => SignUpMetadata)
  metadata: SignUpMetadata = new SignUpMetadata();

  /** Filled in by the gateway: sign-ups are limited per address of the caller too. */
  @IsOptional()
  @IsString()
  @MaxLength(64)
  remoteAddress?: string;
}

@ObjectType()
export class SignUpResult {
  @Field(() => ID)
  userId!: string;

  @Field()
  needsConfirmation!: boolean;
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

  /** Filled in by the gateway. */
  @IsOptional()
  @IsString()
  @MaxLength(400)
  userAgent?: string;
}

/** Not part of the GraphQL schema: the session becomes cookies. */
export class VerifiedLink {
  type!: LinkType;
  session!: Session | null;
}
