import { Field, ID, InputType } from '@nestjs/graphql';
import { IsBoolean, IsOptional, IsString, IsUUID, MaxLength } from 'class-validator';
import { PageInput } from '../common/inputs.js';

@InputType()
export class SubmissionFilterInput extends PageInput {
  /** Case-insensitive part of a name, an address, or a text. */
  @Field(() => String, { nullable: true })
  @IsOptional()
  @IsString()
  @MaxLength(100)
  search?: string | null;

  /** All submissions if absent. */
  @Field(() => Boolean, { nullable: true })
  @IsOptional()
  @IsBoolean()
  done?: boolean | null;
}

@InputType()
export class MarkDoneInput {
  @Field(() => ID)
  @IsUUID()
  id!: string;

  /** False reopens it. */
  @Field(() => Boolean)
  @IsBoolean()
  done!: boolean;
}
