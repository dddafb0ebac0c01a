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

  @IsOptional()
  @IsString()
  @MaxLength(254)
  email?: string;

  @IsOptional()
  @IsString()
  @MaxLength(64)
  remoteAddress?: string;
}

export class NewPasswordCheck {
  common!: boolean;
  obvious!: boolean;
}

export class ResetSession {
  valid!: boolean;
}
