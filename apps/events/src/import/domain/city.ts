import { stateNamed } from '@stallbook/kernel';
import type { Cells } from './columns.js';
import type { Warnings } from './warnings.js';

const ZIP = /[\s,]+(\d{5}(?:-\d{4})?)$/;
/** A longer text is no city, and slow to search. */
const LONGEST = 200;
/** East New York is a place in New York. */
const DIRECTION = /^(?:north|east|south|west)$/i;

/** The city without what other columns give: `Guernsey, WY 82214` in Wyoming is `Guernsey`. */
export function withPlainCity(cells: Cells, warnings?: Warnings): Cells {
  if (cells.city.length > LONGEST) return cells;
  const zip = ZIP.exec(cells.city)?.[1] ?? '';
  const city = withoutState(cells.city.replace(ZIP, ''), cells.state).replace(/[\s,]+$/, '');
  if (city === cells.city) return cells;
  if (city !== '') warnings?.add('city', `"${cells.city}" was read as "${city}".`);
  return { ...cells, city, zip: cells.zip || zip };
}

function withoutState(city: string, state: string): string {
  const known = stateNamed(state);
  if (!known) return city;
  const code = [...known.code].join('\\.?');
  const rest = city.replace(new RegExp(`[\\s,]+(?:${known.name}|${code})\\.?$`, 'i'), '');
  return DIRECTION.test(rest) ? city : rest;
}
