import { Field, InputType } from '@nestjs/graphql';
import { IsOptional, IsString, MaxLength } from 'class-validator';
import { IsMailAddress } from '../common/mail-address.js';

export class AskForMailInput {
  @IsMailAddress()
  @MaxLength(254)
  email!: string;

  /** Set by the gateway to limit emails per caller address. */
  @IsOptional()
  @IsString()
  @MaxLength(64)
  remoteAddress?: string;
}

export class ResendConfirmationInput extends AskForMailInput {
  /** Set by the gateway to find this browser's sign-up among several with the same address. */
  @IsOptional()
  @IsString()
  @MaxLength(200)
  browserToken?: string;
}

@InputType()
export class UpdatePasswordInput {
  /** Checked by `brokenPasswordRules`. The maximum limits the cost of hashing. */
  @Field()
  @IsString()
  @MaxLength(200)
  password!: string;

  /** Not needed in a session from a reset link. */
  @Field(() => String, { nullable: true })
  @IsOptional()
  @IsString()
  @MaxLength(200)
  currentPassword?: string | null;
}

/** Not in the GraphQL schema: sent in the body of a plain request and never stored. */
export class CheckNewPasswordInput {
  @IsString()
  @MaxLength(200)
  password!: string;

  /** The account's address, possibly incomplete. */
  @IsOptional()
  @IsString()
  @MaxLength(254)
  email?: string;

  /** Set by the gateway. */
  @IsOptional()
  @IsString()
  @MaxLength(64)
  remoteAddress?: string;
}

/** Weaknesses that no rule forbids. */
export class NewPasswordCheck {
  /** One of the 10,000 most common passwords. */
  common!: boolean;
  /** Mostly words of Stallbook or of the email address. */
  obvious!: boolean;
}

/** Not in the GraphQL schema. */
export class ResetSession {
  /** True if the caller's session may set a new password without the current one. */
  valid!: boolean;
}
