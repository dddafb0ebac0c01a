import { Field, ID, InputType, Int } from '@nestjs/graphql';
import { Type } from 'class-transformer';
import {
  ArrayMaxSize,
  IsArray,
  IsBoolean,
  IsInt,
  IsNotEmpty,
  IsOptional,
  IsString,
  IsUUID,
  Matches,
  Max,
  MaxLength,
  Min,
  ValidateNested,
} from 'class-validator';

export const MOST_BLUEPRINT_STEPS = 8;
export const FEWEST_BLUEPRINT_STEPS = 4;
export const MOST_BLUEPRINT_TASKS = 12;

@InputType()
export class BlueprintsInput {
  @Field(() => ID, { nullable: true })
  @IsOptional()
  @IsUUID()
  categoryId?: string | null;

  @Field(() => String, { nullable: true })
  @IsOptional()
  @IsString()
  @MaxLength(100)
  search?: string | null;
}

@InputType()
export class SaveBlueprintProgressInput {
  @Field(() => ID)
  @IsUUID()
  blueprintId!: string;

  @Field(() => Int)
  @IsInt()
  @Min(1)
  @Max(MOST_BLUEPRINT_STEPS)
  currentStep!: number;

  @Field()
  @IsBoolean()
  completed!: boolean;

  @Field(() => [ID])
  @IsArray()
  @ArrayMaxSize(MOST_BLUEPRINT_STEPS * MOST_BLUEPRINT_TASKS)
  @IsUUID(undefined, { each: true })
  doneTasks!: string[];
}

@InputType()
export class BlueprintTaskInput {
  @Field(() => ID)
  @IsUUID()
  id!: string;

  @Field()
  @IsString()
  @IsNotEmpty({ message: 'Please enter what to do' })
  @MaxLength(300)
  text!: string;
}

@InputType()
export class BlueprintStepInput {
  @Field(() => ID)
  @IsUUID()
  id!: string;

  @Field()
  @IsString()
  @IsNotEmpty({ message: 'Please enter a title for each step' })
  @MaxLength(120)
  title!: string;

  @Field()
  @IsString()
  @MaxLength(4_000)
  text!: string;

  @Field(() => [BlueprintTaskInput])
  @IsArray()
  @ArrayMaxSize(MOST_BLUEPRINT_TASKS)
  @ValidateNested({ each: true })
  @Type(() => BlueprintTaskInput)
  tasks!: BlueprintTaskInput[];
}

@InputType()
export class CreateBlueprintInput {
  @Field()
  @IsString()
  @IsNotEmpty({ message: 'Please enter a title' })
  @MaxLength(120)
  title!: string;

  @Field()
  @IsString()
  @MaxLength(400)
  description!: string;

  @Field(() => ID)
  @IsUUID(undefined, { message: 'Please choose a category' })
  categoryId!: string;

  @Field(() => [BlueprintStepInput])
  @IsArray()
  @ArrayMaxSize(MOST_BLUEPRINT_STEPS)
  @ValidateNested({ each: true })
  @Type(() => BlueprintStepInput)
  content!: BlueprintStepInput[];
}

@InputType()
export class EditBlueprintInput extends CreateBlueprintInput {
  @Field(() => ID)
  @IsUUID()
  id!: string;

  @Field(() => Int)
  @IsInt()
  @Min(1)
  revision!: number;
}

@InputType()
export class CreateBlueprintCategoryInput {
  @Field()
  @IsString()
  @IsNotEmpty({ message: 'Please enter a name' })
  @MaxLength(60)
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
  @MaxLength(60)
  slug!: string;
}

@InputType()
export class EditBlueprintCategoryInput extends CreateBlueprintCategoryInput {
  @Field(() => ID)
  @IsUUID()
  id!: string;
}
