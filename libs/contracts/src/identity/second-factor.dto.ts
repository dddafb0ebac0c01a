import { Field, ID, InputType, Int, ObjectType } from '@nestjs/graphql';
import { IsOptional, IsString, IsUUID, Length, Matches, MaxLength } from 'class-validator';

/** Answers of a browser's WebAuthn, as JSON text. */
const MAX_RESPONSE = 20_000;

@ObjectType()
export class Passkey {
  @Field(() => ID)
  id!: string;

  @Field()
  name!: string;

  @Field()
  addedAt!: string;

  @Field(() => String, { nullable: true })
  lastUsedAt!: string | null;
}

/** What the caller's account asks for after the password. */
@ObjectType()
export class MySecondFactor {
  @Field()
  on!: boolean;

  /** The caller is an admin, and admins cannot do without. */
  @Field()
  required!: boolean;

  /** null where there is no authenticator app. */
  @Field(() => String, { nullable: true })
  authenticatorAddedAt!: string | null;

  @Field(() => [Passkey])
  passkeys!: Passkey[];

  @Field(() => Int)
  recoveryCodesLeft!: number;
}

@InputType()
export class StartSecondFactorInput {
  /** Needed where the account has no second factor yet; else a check just before. */
  @Field(() => String, { nullable: true })
  @IsOptional()
  @IsString()
  @MaxLength(200)
  currentPassword?: string | null;
}

/** Works once it is confirmed with a code, within ten minutes. */
@ObjectType()
export class NewAuthenticator {
  /** Base32, for typing. */
  @Field()
  secret!: string;

  /** `otpauth://`, for a QR code. */
  @Field()
  uri!: string;
}

@InputType()
export class ConfirmAuthenticatorInput {
  @Field()
  @Matches(/^\s*\d{3}\s?\d{3}\s*$/, { message: 'Please enter the 6 digits that the app shows' })
  code!: string;
}

@ObjectType()
export class SecondFactorAdded {
  /** Shown this once. Empty where the codes that are there go on working. */
  @Field(() => [String])
  recoveryCodes!: string[];
}

@ObjectType()
export class NewRecoveryCodes {
  /** Shown this once. */
  @Field(() => [String])
  recoveryCodes!: string[];
}

@ObjectType()
export class PasskeyOptions {
  /** What the browser's WebAuthn takes, as JSON. */
  @Field()
  options!: string;
}

@InputType()
export class AddPasskeyInput {
  @Field()
  @Length(1, 60, { message: 'Please give the passkey a name of at most 60 characters' })
  name!: string;

  @Field()
  @IsString()
  @MaxLength(MAX_RESPONSE)
  response!: string;
}

@InputType()
export class RenamePasskeyInput {
  @Field(() => ID)
  @IsUUID()
  id!: string;

  @Field()
  @Length(1, 60, { message: 'Please give the passkey a name of at most 60 characters' })
  name!: string;
}

// Not part of the GraphQL schema: what follows from these are cookies.

/** One of the two. */
export class SecondFactorProofInput {
  /** Of the authenticator app, or a recovery code. */
  @IsOptional()
  @IsString()
  @MaxLength(40)
  code?: string;

  /** The browser's answer to the options that were handed out, as JSON. */
  @IsOptional()
  @IsString()
  @MaxLength(MAX_RESPONSE)
  passkey?: string;

  /** Filled in by the gateway. */
  @IsOptional()
  @IsString()
  @MaxLength(400)
  userAgent?: string;
}

export class WithTicketInput {
  /** Filled in by the gateway, from a cookie. */
  @IsString()
  @MaxLength(200)
  ticket!: string;

  @IsOptional()
  @IsString()
  @MaxLength(400)
  userAgent?: string;
}

export class CompleteSignInInput extends SecondFactorProofInput {
  @IsString()
  @MaxLength(200)
  ticket!: string;

  @IsOptional()
  @IsString()
  @MaxLength(200)
  deviceToken?: string;
}

/** Details of `IDENTITY.SECOND_FACTOR_NEEDED`: the way on after a right password or link. */
export interface SecondFactorNeeded {
  ticket: string;
  expiresAt: string;
  authenticator: boolean;
  passkey: boolean;
}
