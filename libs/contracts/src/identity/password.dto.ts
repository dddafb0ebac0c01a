import { Field, InputType } from '@nestjs/graphql';
import { IsOptional, IsString, MaxLength } from 'class-validator';
import { IsMailAddress } from '../common/mail-address.js';

/** Asks for a mail with a link. */
export class AskForMailInput {
  @IsMailAddress()
  @MaxLength(254)
  email!: string;

  /** Filled in by the gateway: such mails are limited per address of the caller too. */
  @IsOptional()
  @IsString()
  @MaxLength(64)
  remoteAddress?: string;
}

export class ResendConfirmationInput extends AskForMailInput {
  /** Filled in by the gateway: of several sign-ups with the address, the one of this browser is meant. */
  @IsOptional()
  @IsString()
  @MaxLength(200)
  browserToken?: string;
}

@InputType()
export class UpdatePasswordInput {
  /** Judged by `brokenPasswordRules`; the upper bound keeps a long text from costing a long time to hash. */
  @Field()
  @IsString()
  @MaxLength(200)
  password!: string;

  /** Not needed in a session that a reset link opened. */
  @Field(() => String, { nullable: true })
  @IsOptional()
  @IsString()
  @MaxLength(200)
  currentPassword?: string | null;
}

/** Not part of the GraphQL schema: it travels in the body of a plain request, and nowhere is kept. */
export class CheckNewPasswordInput {
  @IsString()
  @MaxLength(200)
  password!: string;

  /** That it would belong to, as far as it is typed. */
  @IsOptional()
  @IsString()
  @MaxLength(254)
  email?: string;

  /** Filled in by the gateway. */
  @IsOptional()
  @IsString()
  @MaxLength(64)
  remoteAddress?: string;
}

/** What speaks against a password that no rule forbids. */
export class NewPasswordCheck {
  /** One of the 10,000 that most people take. */
  common!: boolean;
  /** Hardly more than words of Stallbook or of the address of mail. */
  obvious!: boolean;
}

/** Not part of the GraphQL schema. */
export class ResetSession {
  /** Whether the caller's session may set a new password without the current one. */
  valid!: boolean;
}
