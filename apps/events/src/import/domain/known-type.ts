import { eventTypes, type EventTypeName } from '../../market-event/domain/market-event-details.js';
import type { ImportSettings } from './import-settings.js';
import type { Warnings } from './warnings.js';

export interface KnownType {
  type: EventTypeName;
  /** False if the type is only a guess. */
  known: boolean;
}

/** Matches whole words: Parkersburg contains no park. */
const contains = (text: string, words: readonly string[]): boolean => {
  const padded = ` ${text
    .toLowerCase()
    .replaceAll('’', "'")
    .replaceAll(/[^\p{L}\p{N}'/-]+/gu, ' ')} `;
  const parted = padded.replaceAll(/[/-]/g, ' ');
  return words.some((word) => padded.includes(` ${word} `) || parted.includes(` ${word} `));
};

const wordOf = (text: string, settings: ImportSettings): EventTypeName | undefined =>
  settings.typeWords.find(([, words]) => contains(text, words))?.[0];

/** From the type column, else from the name, else a farmers market. */
export function typeOf(given: string, name: string, settings: ImportSettings, warnings: Warnings): KnownType {
  const exact = eventTypes.find(
    (type) =>
      type ===
      given
        .toLowerCase()
        .replaceAll(/[\s-]+/g, '_')
        .replace('pop_up', 'popup'),
  );
  if (exact) return { type: exact, known: true };
  const inferred = wordOf(given, settings) ?? wordOf(name, settings);
  const type = inferred ?? 'farmers_market';
  if (given !== '') warnings.replaced('event_type', given, type);
  return { type, known: inferred !== undefined };
}

export type Setting = 'indoor' | 'outdoor' | 'both';

/** Undefined if neither the venue nor the name shows it. */
export function settingOf(venue: string, name: string, settings: ImportSettings): Setting | undefined {
  const text = `${venue} ${name}`;
  if (contains(text, settings.bothWords)) return 'both';
  if (contains(text, settings.outdoorWords)) return 'outdoor';
  return contains(text, settings.indoorWords) ? 'indoor' : undefined;
}
