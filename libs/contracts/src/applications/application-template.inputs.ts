import { Field, ID, InputType, Int } from '@nestjs/graphql';
import {
  ArrayMaxSize,
  ArrayMinSize,
  ArrayUnique,
  IsInt,
  IsOptional,
  IsString,
  IsUUID,
  Matches,
  Max,
  MaxLength,
  Min,
} from 'class-validator';

const TEXT = 5_000;

@InputType()
export class SaveApplicationTemplateInput {
  @Field(() => ID, { nullable: true, description: 'The template that is edited: it goes if its name changes.' })
  @IsOptional()
  @IsUUID()
  id?: string | null;

  @Field(() => String)
  @MaxLength(100)
  @IsString()
  @Matches(/\S/, { message: 'Please enter a name for the template.' })
  templateName!: string;

  @Field(() => String, { nullable: true })
  @IsOptional()
  @IsString()
  @MaxLength(TEXT)
  businessDescription?: string | null;

  @Field(() => String)
  @MaxLength(TEXT)
  @IsString()
  @Matches(/\S/, { message: 'Please enter the products you will be selling.' })
  productsOffered!: string;

  @Field(() => String, { nullable: true })
  @IsOptional()
  @IsString()
  @MaxLength(TEXT)
  boothSetup?: string | null;

  @Field(() => String, { nullable: true })
  @IsOptional()
  @IsString()
  @MaxLength(TEXT)
  specialRequirements?: string | null;

  @Field(() => Int, { nullable: true })
  @IsOptional()
  @IsInt()
  @Min(0)
  @Max(150)
  yearsExperience?: number | null;

  @Field(() => String, { nullable: true })
  @IsOptional()
  @IsString()
  @MaxLength(TEXT)
  insuranceInfo?: string | null;
}

@InputType()
export class QuickApplyInput {
  @Field(() => ID)
  @IsUUID()
  eventId!: string;

  @Field(() => ID)
  @IsUUID()
  templateId!: string;
}

@InputType()
export class QuickApplyToManyInput {
  @Field(() => [ID])
  @IsUUID(undefined, { each: true })
  @ArrayUnique()
  @ArrayMinSize(1)
  @ArrayMaxSize(20)
  eventIds!: string[];

  @Field(() => ID)
  @IsUUID()
  templateId!: string;
}
