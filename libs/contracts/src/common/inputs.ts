import { Field, ID, InputType, Int } from '@nestjs/graphql';
import { ArrayMaxSize, IsInt, IsOptional, IsString, IsUUID, Max, MaxLength, Min } from 'class-validator';

@InputType()
export class NoInput {
  /** GraphQL requires at least one field; never set. */
  @Field(() => Boolean, { nullable: true })
  readonly none?: never;
}

@InputType()
export class ByIdInput {
  @Field(() => ID)
  @IsUUID()
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
  @Field(() => Int, { nullable: true, defaultValue: 1 })
  @IsInt()
  @Min(1)
  @Max(100_000)
  page: number = 1;

  @Field(() => Int, { nullable: true, defaultValue: 12 })
  @IsInt()
  @Min(1)
  @Max(100)
  pageSize: number = 12;
}

@InputType()
export class OfPersonInput extends PageInput {
  @Field(() => ID)
  @IsUUID()
  personId!: string;
}

@InputType()
export class AnalyticsInput {
  /** `30d`, `90d`, or anything else for 365 days. */
  @Field(() => String, { nullable: true })
  @IsOptional()
  @IsString()
  @MaxLength(10)
  window?: string | null;
}
