import { registerEnumType } from '@nestjs/graphql';

/** English is for everyone who chose none. */
export enum Language {
  en = 'en',
  es = 'es',
}
registerEnumType(Language, { name: 'Language' });
