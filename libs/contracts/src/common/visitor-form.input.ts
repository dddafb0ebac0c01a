import { Field, InputType } from '@nestjs/graphql';
import { IsOptional, IsString, MaxLength } from 'class-validator';

/** Far above any real message; forms show a lower limit. */
export const LONGEST_MESSAGE = 100_000;

@InputType({ isAbstract: true })
export class VisitorFormInput {
  @Field(() => String, { nullable: true })
  @IsOptional()
  @IsString()
  @MaxLength(400)
  website?: string | null;

  /** Set by the gateway; not a GraphQL field, because a client could forge it. */
  @IsOptional()
  @IsString()
  @MaxLength(64)
  remoteAddress?: string;
}
