import { InputType } from '@nestjs/graphql';
import { IsString, MaxLength } from 'class-validator';
import { InternalText, EmailAddress, Text } from '../common/fields.js';
import { accountLimits } from './account-limits.js';
import type { User } from './user.dto.js';

@InputType()
export class SignInInput {
  @EmailAddress()
  email!: string;

  @Text(accountLimits.password)
  password!: string;

  // The next three are set by the gateway.

  @InternalText(400)
  userAgent?: string;

  /** The caller's address as seen by the gateway: sign-in is limited per address too. */
  @InternalText(64)
  remoteAddress?: string;

  @InternalText(200)
  deviceToken?: string;
}

export class RefreshSessionInput {
  @IsString()
  @MaxLength(200)
  refreshToken!: string;
}

export class SignOutInput {
  @InternalText(200)
  refreshToken?: string;
}

/** Not in the GraphQL schema: the gateway sets httpOnly cookies. Instants are ISO strings. */
export class Session {
  accessToken!: string;
  refreshToken!: string;
  accessExpiresAt!: string;
  refreshExpiresAt!: string;
  deviceToken?: string;
  user!: User;
}
