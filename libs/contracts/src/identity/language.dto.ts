import { InputType } from '@nestjs/graphql';
import { Enum } from '../common/fields.js';
import { Language } from '../common/language.js';

@InputType()
export class ChooseLanguageInput {
  @Enum(Language)
  language!: Language;
}
