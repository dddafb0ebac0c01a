import { registerEnumType } from '@nestjs/graphql';

/** English is for everyone who chose none. */
export enum Language {
  en = 'en',
  es = 'es',
}
registerEnumType(Language, { name: 'Language' });

export type LanguageCode = `${Language}`;

/** Spanish dates with the amounts and clock of the country. */
export const localeOf: Readonly<Record<LanguageCode, string>> = { en: 'en-US', es: 'es-US' };
