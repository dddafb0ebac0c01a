import type { Translation } from '../../lib/format/translation.js';
import type * as english from './copy-button-texts.js';

export const copyButton: Translation<typeof english.copyButton> = {
  failed: 'No pudimos copiar el texto. Selecciónalo y cópialo tú.',
};
