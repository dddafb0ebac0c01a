import { Field, ID, InputType } from '@nestjs/graphql';
import { ArrayMaxSize, IsOptional, IsTimeZone, IsUUID, MaxLength } from 'class-validator';
import { Id, Integer, OptionalText } from './fields.js';

export class NoInput {
  /** Never set. Without a field, any object would have this type. */
  readonly none?: never;
}

@InputType()
export class ByIdInput {
  @Id()
  id!: string;
}

@InputType()
export class ByIdsInput {
  @Field(() => [ID])
  @IsUUID(undefined, { each: true })
  @ArrayMaxSize(500)
  ids!: string[];
}

@InputType()
export class PageInput {
  @Integer({ min: 1, max: 100_000, defaultValue: 1 })
  page: number = 1;

  @Integer({ min: 1, max: 100, defaultValue: 12 })
  pageSize: number = 12;
}

@InputType()
export class OfPersonInput extends PageInput {
  @Id()
  personId!: string;
}

@InputType()
export class AnalyticsInput {
  /** `30d`, `90d`, or anything else for 365 days. */
  @OptionalText(10)
  window?: string | null;

  /** Decides where months begin; UTC if absent. */
  @Field(() => String, { nullable: true })
  @MaxLength(50)
  @IsTimeZone()
  @IsOptional()
  timeZone?: string | null;
}
