import { Field, ID, InputType } from '@nestjs/graphql';
import { Type } from 'class-transformer';
import {
  ArrayMaxSize,
  ArrayMinSize,
  ArrayUnique,
  IsOptional,
  IsString,
  IsUUID,
  Matches,
  MaxLength,
  ValidateNested,
} from 'class-validator';
import { Before, Id, OptionalInteger, OptionalText } from '../common/fields.js';
import { SeenTerms } from './application.inputs.js';
import { applicationLimits } from './application-limits.js';

const { text: TEXT, years: MAX_YEARS } = applicationLimits;

@InputType({ isAbstract: true })
class OptionalTemplateInput {
  @OptionalText(TEXT)
  businessDescription?: string | null;

  @OptionalText(TEXT)
  boothSetup?: string | null;

  @OptionalText(TEXT)
  specialRequirements?: string | null;

  @OptionalInteger({ min: 0, max: MAX_YEARS })
  yearsExperience?: number | null;

  @OptionalText(TEXT)
  insuranceInfo?: string | null;
}

@InputType()
export class TemplateContentsInput extends OptionalTemplateInput {
  @OptionalText(TEXT)
  productsOffered?: string | null;
}

@InputType()
export class SaveApplicationTemplateInput extends OptionalTemplateInput {
  @Field(() => ID, { nullable: true, description: 'The template that is edited: it goes if its name changes.' })
  @IsOptional()
  @IsUUID()
  id?: string | null;

  @Field(() => String)
  @MaxLength(100)
  @IsString()
  @Matches(/\S/, { message: 'Please enter a name for the template.' })
  templateName!: string;

  @Field(() => String)
  @MaxLength(TEXT)
  @IsString()
  @Matches(/\S/, { message: 'Please enter the products you will be selling.' })
  productsOffered!: string;

  @Before(TemplateContentsInput)
  before?: TemplateContentsInput | null;
}

@InputType()
export class SeenEventInput {
  @Id()
  eventId!: string;

  @SeenTerms()
  terms!: string;
}

@InputType()
export class QuickApplyInput extends SeenEventInput {
  @Id()
  templateId!: string;
}

@InputType()
export class QuickApplyToManyInput {
  @Field(() => [SeenEventInput])
  @ValidateNested({ each: true })
  @Type(() => SeenEventInput)
  @ArrayUnique(({ eventId }: SeenEventInput) => eventId)
  @ArrayMinSize(1)
  @ArrayMaxSize(20)
  events!: SeenEventInput[];

  @Id()
  templateId!: string;
}
