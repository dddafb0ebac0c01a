import { Field, ID, InputType, Int } from '@nestjs/graphql';
import { MAX_BLUEPRINT_STEPS } from '@stallbook/kernel';
import { Type } from 'class-transformer';
import {
  ArrayMaxSize,
  IsArray,
  IsInt,
  IsNotEmpty,
  IsOptional,
  IsString,
  IsUUID,
  Matches,
  MaxLength,
  Min,
  ValidateNested,
} from 'class-validator';
import { Id, OptionalFlag, OptionalId, OptionalInteger, OptionalSearch, Text } from '../common/fields.js';
import { contentLimits } from './content-limits.js';

export const MAX_BLUEPRINT_TASKS = 12;

@InputType()
export class BlueprintsInput {
  @OptionalId()
  categoryId?: string | null;

  @OptionalSearch()
  search?: string | null;
}

/** What is absent stays as another tab or device saved it. */
@InputType()
export class SaveBlueprintProgressInput {
  @Id()
  blueprintId!: string;

  @OptionalInteger({ min: 1, max: MAX_BLUEPRINT_STEPS })
  currentStep?: number | null;

  @OptionalFlag()
  completed?: boolean | null;

  @Field(() => [ID], { nullable: true })
  @IsOptional()
  @IsArray()
  @ArrayMaxSize(MAX_BLUEPRINT_STEPS * MAX_BLUEPRINT_TASKS)
  @IsUUID(undefined, { each: true })
  addedTasks?: string[] | null;

  @Field(() => [ID], { nullable: true })
  @IsOptional()
  @IsArray()
  @ArrayMaxSize(MAX_BLUEPRINT_STEPS * MAX_BLUEPRINT_TASKS)
  @IsUUID(undefined, { each: true })
  removedTasks?: string[] | null;
}

@InputType()
export class BlueprintTaskInput {
  @Id()
  id!: string;

  @Text(300)
  @IsNotEmpty({ message: 'Please enter what to do' })
  text!: string;
}

@InputType()
export class BlueprintStepInput {
  @Id()
  id!: string;

  @Text(contentLimits.stepTitle)
  @IsNotEmpty({ message: 'Please enter a title for each step' })
  title!: string;

  @Text(contentLimits.stepText)
  text!: string;

  @Field(() => [BlueprintTaskInput])
  @IsArray()
  @ArrayMaxSize(MAX_BLUEPRINT_TASKS)
  @ValidateNested({ each: true })
  @Type(() => BlueprintTaskInput)
  tasks!: BlueprintTaskInput[];
}

@InputType()
export class CreateBlueprintInput {
  @Text(contentLimits.blueprintTitle)
  @IsNotEmpty({ message: 'Please enter a title' })
  title!: string;

  @Text(contentLimits.blueprintDescription)
  description!: string;

  @Field(() => ID)
  @IsUUID(undefined, { message: 'Please choose a category' })
  categoryId!: string;

  @Field(() => [BlueprintStepInput])
  @IsArray()
  @ArrayMaxSize(MAX_BLUEPRINT_STEPS)
  @ValidateNested({ each: true })
  @Type(() => BlueprintStepInput)
  content!: BlueprintStepInput[];
}

@InputType()
export class EditBlueprintInput extends CreateBlueprintInput {
  @Id()
  id!: string;

  @Field(() => Int)
  @IsInt()
  @Min(1)
  revision!: number;
}

@InputType()
export class CreateBlueprintCategoryInput {
  @Text(contentLimits.categoryName)
  @IsNotEmpty({ message: 'Please enter a name' })
  name!: string;

  @Field()
  @IsString()
  @Matches(/^[a-zA-Z]{1,30}$/)
  icon!: string;

  @Field()
  @Matches(/^#[0-9a-f]{6}$/, { message: 'Please choose a color' })
  color!: string;

  @Field()
  @Matches(/^[a-z0-9]+(-[a-z0-9]+)*$/, { message: 'Use lowercase letters, digits, and single hyphens' })
  @MaxLength(contentLimits.categorySlug)
  slug!: string;
}

@InputType()
export class EditBlueprintCategoryInput extends CreateBlueprintCategoryInput {
  @Id()
  id!: string;
}
