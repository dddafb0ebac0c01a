import { Field, ID, InputType, Int, ObjectType } from '@nestjs/graphql';
import { IsString, Length, Matches, MaxLength } from 'class-validator';
import { Id, InternalText, OptionalText, Text } from '../common/fields.js';

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

@ObjectType()
export class MySecondFactor {
  @Field()
  on!: boolean;

  /** The caller is an admin and must have a second factor. */
  @Field()
  required!: boolean;

  @Field(() => String, { nullable: true })
  authenticatorAddedAt!: string | null;

  @Field(() => [Passkey])
  passkeys!: Passkey[];

  @Field(() => Int)
  recoveryCodesLeft!: number;
}

@InputType()
export class StartSecondFactorInput {
  @OptionalText(200)
  currentPassword?: string | null;
}

@ObjectType()
export class NewAuthenticator {
  @Field()
  secret!: string;

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
  /** Shown only once. Empty if existing codes stay valid. */
  @Field(() => [String])
  recoveryCodes!: string[];
}

@ObjectType()
export class NewRecoveryCodes {
  @Field(() => [String])
  recoveryCodes!: string[];
}

@ObjectType()
export class PasskeyOptions {
  @Field()
  options!: string;
}

@InputType()
export class AddPasskeyInput {
  @Field()
  @Length(1, 60, { message: 'Please give the passkey a name of at most 60 characters' })
  name!: string;

  @Text(MAX_RESPONSE)
  response!: string;
}

@InputType()
export class RenamePasskeyInput {
  @Id()
  id!: string;

  @Field()
  @Length(1, 60, { message: 'Please give the passkey a name of at most 60 characters' })
  name!: string;
}

// Not in the GraphQL schema, because the result is set as cookies.

export class SecondFactorProofInput {
  @InternalText(40)
  code?: string;

  @InternalText(MAX_RESPONSE)
  passkey?: string;

  @InternalText(400)
  userAgent?: string;
}

export class WithTicketInput {
  /** Set by the gateway from a cookie. */
  @IsString()
  @MaxLength(200)
  ticket!: string;

  @InternalText(400)
  userAgent?: string;
}

export class CompleteSignInInput extends SecondFactorProofInput {
  @IsString()
  @MaxLength(200)
  ticket!: string;

  @InternalText(200)
  deviceToken?: string;
}

export interface SecondFactorNeeded {
  ticket: string;
  expiresAt: string;
  authenticator: boolean;
  passkey: boolean;
}
