import { english } from './english.js';
import type { Language } from './language.js';
import type { PageTexts } from './page-texts.js';
import { spanish } from './spanish.js';

export const pageTexts: Record<Language, PageTexts> = { en: english, es: spanish };
