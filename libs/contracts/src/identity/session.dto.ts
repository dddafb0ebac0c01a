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

  // The three below are no GraphQL fields: the gateway fills them in, a client could lie.

  @IsOptional()
  @IsString()
  @MaxLength(400)
  userAgent?: string;

  /** Address of the caller as the gateway sees it: sign-in is limited per address too. */
  @IsOptional()
  @IsString()
  @MaxLength(64)
  remoteAddress?: string;

  /** What the browser keeps since somebody signed in from it. */
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

/** Not part of the GraphQL schema: the gateway turns it into httpOnly cookies. Instants are ISO strings. */
export class Session {
  accessToken!: string;
  refreshToken!: string;
  accessExpiresAt!: string;
  refreshExpiresAt!: string;
  /** Of a log-in: for the browser to keep. */
  deviceToken?: string;
  user!: User;
}
