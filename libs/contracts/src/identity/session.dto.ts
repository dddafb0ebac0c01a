import { Field, InputType } from '@nestjs/graphql';
import { IsOptional, IsString, MaxLength } from 'class-validator';
import { IsMailAddress } from '../common/mail-address.js';
import type { User } from './user.dto.js';

@InputType()
export class SignInInput {
  @Field()
  @IsMailAddress()
  @MaxLength(254)
  email!: string;

  @Field()
  @IsString()
  @MaxLength(200)
  password!: string;

  // The next three are set by the gateway; not GraphQL fields, because a client could forge them.

  @IsOptional()
  @IsString()
  @MaxLength(400)
  userAgent?: string;

  /** The caller's address as seen by the gateway: sign-in is limited per address too. */
  @IsOptional()
  @IsString()
  @MaxLength(64)
  remoteAddress?: string;

  @IsOptional()
  @IsString()
  @MaxLength(200)
  deviceToken?: string;
}

export class RefreshSessionInput {
  @IsString()
  @MaxLength(200)
  refreshToken!: string;
}

export class SignOutInput {
  @IsOptional()
  @IsString()
  @MaxLength(200)
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
