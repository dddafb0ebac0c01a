import { Field, InputType } from '@nestjs/graphql';
import { IsEnum } from 'class-validator';
import { Language } from '../common/language.js';

@InputType()
export class ChooseLanguageInput {
  @Field(() => Language)
  @IsEnum(Language)
  language!: Language;
}
