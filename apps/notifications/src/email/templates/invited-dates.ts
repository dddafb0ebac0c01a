import { UNKNOWN_DATE, type LanguageCode } from '@stallbook/contracts';
import { formatDates } from '../dates.js';
import { phrasesIn } from '../phrases.js';

export const invitedDates = (start: string, end: string, language: LanguageCode): string =>
  start === UNKNOWN_DATE ? phrasesIn[language].datesUnknown : formatDates(start, end, language);
