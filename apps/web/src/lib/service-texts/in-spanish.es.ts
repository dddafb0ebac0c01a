import { composed, feed } from './feed.es.js';
import { refusals } from './refusals.es.js';
import { translator } from './translator.js';
import { validation } from './validation.es.js';

export const inSpanish = translator({ ...composed, ...feed, ...refusals, ...validation });
