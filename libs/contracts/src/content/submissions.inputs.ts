import { Field, ID, InputType } from '@nestjs/graphql';
import { IsBoolean, IsOptional, IsString, IsUUID, MaxLength } from 'class-validator';
import { PageInput } from '../common/inputs.js';

@InputType()
export class SubmissionFilterInput extends PageInput {
  @Field(() => String, { nullable: true })
  @IsOptional()
  @IsString()
  @MaxLength(100)
  search?: string | null;

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

  @Field(() => Boolean)
  @IsBoolean()
  done!: boolean;
}
