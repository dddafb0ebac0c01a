import { stateNamed } from '@stallbook/kernel';
import { wordsIn } from '@stallbook/platform';
import { codes } from 'zipcodes';
import { positionOf, type Position } from './domain/position.js';

export interface NamedPlace extends Position {
  /** `Portland, OR` */
  name: string;
}

interface City extends NamedPlace {
  /** The number of its ZIP codes: the larger of two cities with the same name has more. */
  size: number;
}

const cities = new Map<string, City>();
const WRITTEN_OUT = new Map([
  ['st', 'saint'],
  ['ste', 'sainte'],
  ['ft', 'fort'],
  ['mt', 'mount'],
]);

/** The same for `St. Louis` and `Saint Louis`, and for `O'Fallon` and `O Fallon`. */
function key(city: string, state = ''): string {
  const words = wordsIn(city).map((word) => WRITTEN_OUT.get(word) ?? word);
  return `${words.join('')}|${state}`;
}

function add(at: string, name: string, { latitude, longitude }: Position): void {
  const known = cities.get(at) ?? { name, latitude: 0, longitude: 0, size: 0 };
  const size = known.size + 1;
  cities.set(at, {
    name: known.name,
    size,
    latitude: known.latitude + (latitude - known.latitude) / size,
    longitude: known.longitude + (longitude - known.longitude) / size,
  });
}

/** The middle of the ZIP codes of each city, computed once. */
function allCities(): ReadonlyMap<string, City> {
  if (cities.size > 0) return cities;
  for (const { city, state, country, ...position } of Object.values(codes)) {
    if (country === 'US') add(key(city, state), `${city}, ${state}`, position);
  }
  for (const [name, city] of [...cities]) {
    const alone = `${name.slice(0, name.indexOf('|'))}|`;
    if ((cities.get(alone)?.size ?? 0) < city.size) cities.set(alone, city);
  }
  return cities;
}

function placeOfZip(text: string | null | undefined): NamedPlace | null {
  const found = codes[/^\s*(\d{5})(?:-\d{4})?\s*$/.exec(text ?? '')?.[1] ?? ''];
  if (found?.country !== 'US') return null;
  const { city, state, latitude, longitude } = found;
  return { name: `${city}, ${state}`, latitude, longitude };
}

export function placeOfCity(city: string, state?: string): NamedPlace | null {
  const code = state === undefined ? '' : stateNamed(state)?.code;
  const found = code === undefined ? undefined : allCities().get(key(city, code));
  return found ? { name: found.name, latitude: found.latitude, longitude: found.longitude } : null;
}

/** What a person typed: a ZIP code, a city, or a city with its state, with or without a comma. */
export function placeNamed(text: string): NamedPlace | null {
  const words = text
    .trim()
    .split(/[\s,]+/)
    .filter(Boolean);
  const alone = placeOfZip(text) ?? placeOfZip(words.at(-1));
  if (alone) return alone;
  for (const length of [1, 2, 3]) {
    const city = words.slice(0, -length).join(' ');
    const state = words.slice(-length).join(' ').replaceAll('.', '');
    const place = city && stateNamed(state) ? placeOfCity(city, state) : null;
    if (place) return place;
  }
  return placeOfCity(words.join(' '));
}

/** Where a market event is: its coordinates, else its ZIP code, else its city. */
export const placeOf = (event: {
  latitude: number | null;
  longitude: number | null;
  zipCode: string | null;
  city: string;
  state: string;
}): Position | null => {
  const { latitude, longitude, zipCode, city, state } = event;
  return positionOf(latitude, longitude) ?? placeOfZip(zipCode) ?? placeOfCity(city, state);
};
