import type * as english from './in-own-words.js';
import { inSpanish } from './in-spanish.es.js';

export const inOwnWords: typeof english.inOwnWords = (text) => inSpanish(text) ?? text;
