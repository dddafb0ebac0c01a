import { Field, ID, InputType, Int, registerEnumType } from '@nestjs/graphql';
import { MAX_COMPARED_APPLICATIONS } from '@stallbook/kernel';
import {
  ArrayMaxSize,
  IsArray,
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
import { Before, Id, OptionalEnum, OptionalFlag, OptionalId, OptionalText } from '../common/fields.js';
import { PageInput } from '../common/inputs.js';
import { ApplicationStatus } from './application.enums.js';
import { MAX_TAGS } from './desk.dto.js';

const NOTE = 2_000;
const TAG = 30;
const BOOTH = 200;

export enum DeskOrder {
  newest = 'newest',
  rating = 'rating',
  vendor = 'vendor',
  category = 'category',
}
registerEnumType(DeskOrder, { name: 'DeskOrder' });

@InputType()
export class SeenMarksInput {
  @Field(() => [String], { nullable: true })
  @IsOptional()
  @IsArray()
  @ArrayMaxSize(MAX_TAGS)
  @IsString({ each: true })
  @MaxLength(TAG, { each: true })
  tags?: string[] | null;

  @OptionalText(NOTE)
  note?: string | null;
}

/** What is absent stays as it is. */
@InputType()
export class MarkApplicationInput {
  @Id()
  applicationId!: string;

  @OptionalFlag()
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
  @ArrayMaxSize(MAX_TAGS, { message: `Up to ${MAX_TAGS} tags can be added to an application.` })
  @IsString({ each: true })
  @Matches(/\S/, { each: true, message: 'A tag needs a name.' })
  @MaxLength(TAG, { each: true, message: `A tag has up to ${TAG} characters.` })
  tags?: string[] | null;

  @Field(() => String, { nullable: true })
  @IsOptional()
  @IsString()
  @MaxLength(NOTE, { message: `A note has up to ${NOTE} characters.` })
  note?: string | null;

  @Before(SeenMarksInput)
  before?: SeenMarksInput | null;
}

@InputType()
export class DeskInput extends PageInput {
  @Field(() => [ID], { nullable: true, description: 'Only these.' })
  @IsOptional()
  @IsArray()
  @ArrayMaxSize(MAX_COMPARED_APPLICATIONS)
  @IsUUID(undefined, { each: true })
  applicationIds?: string[] | null;

  @OptionalId()
  eventId?: string | null;

  @OptionalEnum(ApplicationStatus)
  status?: ApplicationStatus | null;

  @OptionalText(100)
  category?: string | null;

  @OptionalFlag()
  paid?: boolean | null;

  @OptionalFlag()
  shortlisted?: boolean | null;

  @OptionalText(TAG)
  tag?: string | null;

  @Field(() => String, { nullable: true, description: 'The whole name of a booth, in any case.' })
  @IsOptional()
  @IsString()
  @MaxLength(BOOTH)
  booth?: string | null;

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
  @Id()
  applicationId!: string;

  @Field(() => String, { nullable: true, description: 'Empty takes the booth away.' })
  @IsOptional()
  @IsString()
  @MaxLength(BOOTH)
  boothLocation?: string | null;
}
