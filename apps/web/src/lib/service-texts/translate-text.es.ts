import type * as english from './translate-text.js';
import { inSpanish } from './in-spanish.es.js';

export const translateText: typeof english.translateText = (text) => inSpanish(text) ?? text;
