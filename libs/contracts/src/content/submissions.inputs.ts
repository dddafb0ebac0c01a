import { Field, ID, InputType } from '@nestjs/graphql';
import { IsBoolean, IsOptional, IsString, IsUUID, MaxLength } from 'class-validator';
import { PageInput } from '../common/inputs.js';

/** For the lists that admins have of what visitors sent. */
@InputType()
export class SubmissionFilterInput extends PageInput {
  /** Part of a name, an address or a text, in any case. */
  @Field(() => String, { nullable: true })
  @IsOptional()
  @IsString()
  @MaxLength(100)
  search?: string | null;

  /** Only what is, or is not, done; everything without it. */
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

  /** false takes it back. */
  @Field(() => Boolean)
  @IsBoolean()
  done!: boolean;
}
