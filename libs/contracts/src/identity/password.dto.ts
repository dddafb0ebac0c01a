import { InputType } from '@nestjs/graphql';
import { IsString, MaxLength } from 'class-validator';
import { InternalText, OptionalText, Text } from '../common/fields.js';
import { IsEmailAddress } from '../common/email-address.js';
import { accountLimits } from './account-limits.js';

export class AskForEmailInput {
  @IsEmailAddress()
  @MaxLength(accountLimits.email)
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
  @Text(accountLimits.password)
  password!: string;

  @OptionalText(accountLimits.password)
  currentPassword?: string | null;
}

/** Not in the GraphQL schema: sent in the body of a plain request and never stored. */
export class CheckNewPasswordInput {
  @IsString()
  @MaxLength(accountLimits.password)
  password!: string;

  @InternalText(accountLimits.email)
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
