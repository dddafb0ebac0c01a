import type { LanguageCode } from '@stallbook/contracts';
import { composed, feed, translator } from '@stallbook/contracts/feed-texts';
import { DateTime } from 'luxon';
import type { InLanguages } from '../email/templates/letter.js';
import { formatDate } from '../email/dates.js';

const isoOf = (date: string): string =>
  DateTime.fromFormat(date, 'EEE, LLL d, yyyy', { locale: 'en-US', zone: 'utc' }).toISODate() ?? '';

const translations: InLanguages<(english: string) => string | undefined> = {
  en: (english) => english,
  es: translator({ ...composed, ...feed }, (date) => formatDate(isoOf(date), 'es')),
};

/** Notifications are stored in English, so that readers who change their language understand the old ones too. */
export const translateFeedText = (language: LanguageCode, english: string): string =>
  translations[language](english) ?? english;
