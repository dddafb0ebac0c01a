import { idFrom, stateNamed } from '@stallbook/kernel';
import type { MarketEventDetails } from '../../market-event/domain/market-event-details.js';
import { withPlainCity } from './city.js';
import { cellsOf, type Columns } from './columns.js';
import { datesOf } from './dates.js';
import { importSettings } from './import-settings.js';
import { failureOf, type PlanContext } from './plan-row.js';
import { Warnings } from './warnings.js';

export interface Naming extends Pick<MarketEventDetails, 'title' | 'eventDate' | 'city' | 'state'> {
  /** Details that an import made up. */
  defaultedFields?: readonly string[];
}

export const isDated = ({ defaultedFields }: Naming): boolean => !defaultedFields?.includes('eventDate');

const plain = (text: string): string => text.trim().toLowerCase().replaceAll(/\s+/g, ' ');

/** The state may be abbreviated. A date that an import made up does not count: a week later, it is another one. */
function namesOf(naming: Naming): string[] {
  const { title, eventDate, city, state } = naming;
  return [plain(title), isDated(naming) ? eventDate : '', plain(city), stateNamed(state)?.code ?? plain(state)];
}

/** Rows of one import with the same name, date, city, and state are one market event. */
export const importedId = (importId: string, naming: Naming): string => idFrom('import', importId, ...namesOf(naming));

/** Equal for market events with the same name, date, city, and state. */
export const listingOf = (naming: Naming): string => JSON.stringify(namesOf(naming));

/** The same ID, before the row is planned; empty for a row that fails. */
export function identityOf(
  importId: string,
  columns: Columns,
  row: readonly string[],
  { today, settings = importSettings }: PlanContext,
): string {
  const cells = withPlainCity(cellsOf(columns, row));
  if (failureOf(columns, row, cells)) return '';
  const { eventDate, invented: defaultedFields } = datesOf(cells, today, settings, new Warnings());
  return importedId(importId, { ...cells, eventDate, defaultedFields });
}

/** Random, but stable for a market event. */
export function bannerOf(marketEventId: string, banners: readonly string[]): string {
  const lot = Number.parseInt(idFrom('banner', marketEventId).slice(0, 8), 16);
  return banners[lot % banners.length] ?? '';
}
