import { Field, InputType } from '@nestjs/graphql';
import { IsOptional, IsTimeZone, MaxLength } from 'class-validator';
import { Enum, InternalText, OptionalInstant, OptionalText } from '../common/fields.js';
import { PageInput } from '../common/inputs.js';
import { accountLimits } from '../identity/account-limits.js';
import { RecordType } from './data-explorer.dto.js';

@InputType()
export class RecordFilterInput extends PageInput {
  @Enum(RecordType)
  type!: RecordType;

  @OptionalText(accountLimits.email)
  search?: string | null;

  @OptionalText(40)
  status?: string | null;

  /** Only records created since then. */
  @OptionalInstant()
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
