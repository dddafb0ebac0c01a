import { InputType } from '@nestjs/graphql';
import { IsOptional, IsString, MaxLength } from 'class-validator';
import { ByIdInput } from '../common/inputs.js';

@InputType()
export class CountPostViewInput extends ByIdInput {
  /** Set by the gateway, like the next one; not GraphQL fields, because a client could forge them. */
  @IsOptional()
  @IsString()
  @MaxLength(64)
  remoteAddress?: string;

  @IsOptional()
  @IsString()
  @MaxLength(400)
  userAgent?: string;
}
