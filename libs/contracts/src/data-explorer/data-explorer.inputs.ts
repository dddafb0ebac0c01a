import { Field, InputType } from '@nestjs/graphql';
import { IsISO8601, IsOptional, IsTimeZone, Matches, MaxLength } from 'class-validator';
import { Enum, InternalText, OptionalText } from '../common/fields.js';
import { PageInput } from '../common/inputs.js';
import { RecordType } from './data-explorer.dto.js';

@InputType()
export class RecordFilterInput extends PageInput {
  @Enum(RecordType)
  type!: RecordType;

  @OptionalText(254)
  search?: string | null;

  @OptionalText(40)
  status?: string | null;

  /** An instant such as `2027-05-08T05:00:00.000Z`: only records created since then. */
  @Field(() => String, { nullable: true })
  @IsOptional()
  @IsISO8601({ strict: true })
  @Matches(/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}\.\d{3}Z$/)
  since?: string | null;
}

@InputType()
export class RecordSummariesInput {
  /** In which days begin; UTC by default. */
  @Field(() => String, { nullable: true })
  @IsOptional()
  @IsTimeZone()
  @MaxLength(60)
  timeZone?: string | null;
}

export class ExportRecordsInput extends RecordFilterInput {
  /** `next` of the chunk before. */
  @InternalText(500)
  after?: string | null;
}
