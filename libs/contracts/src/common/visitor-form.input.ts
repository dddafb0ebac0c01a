import { Field, InputType } from '@nestjs/graphql';
import { IsOptional, IsString, MaxLength } from 'class-validator';

/** Far more than anybody writes: the counter in a form is advice, this is what a request may hold. */
export const LONGEST_MESSAGE = 100_000;

/** What every form has that anybody may send. */
@InputType({ isAbstract: true })
export class VisitorFormInput {
  /** People do not see it and leave it empty; what fills it in is thrown away. */
  @Field(() => String, { nullable: true })
  @IsOptional()
  @IsString()
  @MaxLength(400)
  website?: string | null;

  /** No GraphQL field: the gateway fills it in, a client could lie. */
  @IsOptional()
  @IsString()
  @MaxLength(64)
  remoteAddress?: string;
}
