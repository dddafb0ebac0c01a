import { InputType } from '@nestjs/graphql';
import { IsString, MaxLength } from 'class-validator';
import { InternalText, OptionalText, Text } from '../common/fields.js';
import { IsEmailAddress } from '../common/email-address.js';

export class AskForEmailInput {
  @IsEmailAddress()
  @MaxLength(254)
  email!: string;

  /** Set by the gateway to limit emails per caller address. */
  @InternalText(64)
  remoteAddress?: string;
}

export class ResendConfirmationInput extends AskForEmailInput {
  /** Set by the gateway to find this browser's sign-up among several with the same address. */
  @InternalText(200)
  browserToken?: string;
}

@InputType()
export class UpdatePasswordInput {
  /** Checked by `brokenPasswordRules`. The maximum limits the cost of hashing. */
  @Text(200)
  password!: string;

  @OptionalText(200)
  currentPassword?: string | null;
}

/** Not in the GraphQL schema: sent in the body of a plain request and never stored. */
export class CheckNewPasswordInput {
  @IsString()
  @MaxLength(200)
  password!: string;

  @InternalText(254)
  email?: string;

  @InternalText(64)
  remoteAddress?: string;
}

export class NewPasswordCheck {
  common!: boolean;
  obvious!: boolean;
}

export class ResetSession {
  valid!: boolean;
}
