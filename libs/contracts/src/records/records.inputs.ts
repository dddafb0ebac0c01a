import { Field, InputType } from '@nestjs/graphql';
import { IsEnum, IsOptional, IsString, Matches, MaxLength } from 'class-validator';
import { PageInput } from '../common/inputs.js';
import { RecordType } from './records.dto.js';

@InputType()
export class RecordFilterInput extends PageInput {
  @Field(() => RecordType)
  @IsEnum(RecordType)
  type!: RecordType;

  @Field(() => String, { nullable: true })
  @IsOptional()
  @IsString()
  @MaxLength(254)
  search?: string | null;

  @Field(() => String, { nullable: true })
  @IsOptional()
  @IsString()
  @MaxLength(40)
  status?: string | null;

  /** `YYYY-MM-DD` in UTC: only records created since then. */
  @Field(() => String, { nullable: true })
  @IsOptional()
  @Matches(/^\d{4}-\d{2}-\d{2}$/)
  since?: string | null;
}

export class ExportRecordsInput extends RecordFilterInput {
  /** `next` of the chunk before. */
  @IsOptional()
  @IsString()
  @MaxLength(500)
  after?: string | null;
}
