import { Field, ID, InputType, Int, registerEnumType } from '@nestjs/graphql';
import {
  ArrayMaxSize,
  IsArray,
  IsBoolean,
  IsEnum,
  IsInt,
  IsOptional,
  IsString,
  IsUUID,
  Matches,
  Max,
  MaxLength,
  Min,
} from 'class-validator';
import { PageInput } from '../common/inputs.js';
import { ApplicationStatus } from './application.enums.js';
import { MAX_TAGS } from './desk.dto.js';

const NOTE = 2_000;
const TAG = 30;

export enum DeskOrder {
  newest = 'newest',
  rating = 'rating',
  vendor = 'vendor',
  category = 'category',
}
registerEnumType(DeskOrder, { name: 'DeskOrder' });

/** What is absent stays as it is. */
@InputType()
export class MarkApplicationInput {
  @Field(() => ID)
  @IsUUID()
  applicationId!: string;

  @Field(() => Boolean, { nullable: true })
  @IsOptional()
  @IsBoolean()
  shortlisted?: boolean | null;

  @Field(() => Int, { nullable: true, description: '0 takes the rating away.' })
  @IsOptional()
  @IsInt()
  @Min(0)
  @Max(5)
  rating?: number | null;

  @Field(() => [String], { nullable: true })
  @IsOptional()
  @IsArray()
  @ArrayMaxSize(MAX_TAGS, { message: `Up to ${MAX_TAGS} tags fit on an application.` })
  @IsString({ each: true })
  @Matches(/\S/, { each: true, message: 'A tag needs a name.' })
  @MaxLength(TAG, { each: true, message: `A tag has up to ${TAG} characters.` })
  tags?: string[] | null;

  @Field(() => String, { nullable: true })
  @IsOptional()
  @IsString()
  @MaxLength(NOTE, { message: `A note has up to ${NOTE} characters.` })
  note?: string | null;
}

/** As many as are compared side by side. */
export const MOST_COMPARED = 4;

@InputType()
export class DeskInput extends PageInput {
  @Field(() => [ID], { nullable: true, description: 'Only these.' })
  @IsOptional()
  @IsArray()
  @ArrayMaxSize(MOST_COMPARED)
  @IsUUID(undefined, { each: true })
  applicationIds?: string[] | null;

  @Field(() => ID, { nullable: true })
  @IsOptional()
  @IsUUID()
  eventId?: string | null;

  @Field(() => ApplicationStatus, { nullable: true })
  @IsOptional()
  @IsEnum(ApplicationStatus)
  status?: ApplicationStatus | null;

  @Field(() => String, { nullable: true })
  @IsOptional()
  @IsString()
  @MaxLength(100)
  category?: string | null;

  @Field(() => Boolean, { nullable: true })
  @IsOptional()
  @IsBoolean()
  paid?: boolean | null;

  @Field(() => Boolean, { nullable: true })
  @IsOptional()
  @IsBoolean()
  shortlisted?: boolean | null;

  @Field(() => String, { nullable: true })
  @IsOptional()
  @IsString()
  @MaxLength(TAG)
  tag?: string | null;

  @Field(() => String, { nullable: true, description: 'Words of the business name and of what is sold.' })
  @IsOptional()
  @IsString()
  @MaxLength(100)
  search?: string | null;

  @Field(() => DeskOrder, { nullable: true, defaultValue: DeskOrder.newest })
  @IsOptional()
  @IsEnum(DeskOrder)
  order?: DeskOrder | null;
}

@InputType()
export class AssignBoothInput {
  @Field(() => ID)
  @IsUUID()
  applicationId!: string;

  @Field(() => String, { nullable: true, description: 'Empty takes the booth away.' })
  @IsOptional()
  @IsString()
  @MaxLength(200)
  boothLocation?: string | null;
}
