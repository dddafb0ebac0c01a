import { composed, feed, translator } from '@stallbook/contracts/feed-texts';
import { formatDate, shiftDate } from '../format/dates.js';
import { refusals } from './refusals.es.js';
import { validation } from './validation-texts.es.js';

export const inSpanish = translator({ ...composed, ...feed, ...refusals, ...validation }, (date) =>
  formatDate(shiftDate(new Date(date), {})),
);
