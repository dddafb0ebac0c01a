import { stateNamed } from '@stallbook/kernel';
import { usCities } from './data/us-cities.js';

export interface Coordinates {
  latitude: number;
  longitude: number;
}

export const METERS_PER_MILE = 1609.344;

const SHORT_WORDS: Record<string, string> = { st: 'saint', ste: 'sainte', ft: 'fort', mt: 'mount' };

const nameOf = (city: string): string =>
  city
    .toLowerCase()
    .split(/[^a-z]+/)
    .filter(Boolean)
    .map((word) => SHORT_WORDS[word] ?? word)
    .join(' ');

let cities: Map<string, Coordinates> | undefined;

/** Read when first needed: most processes never do. */
const knownCities = (): Map<string, Coordinates> => (cities ??= readCities());

function readCities(): Map<string, Coordinates> {
  const read = new Map<string, Coordinates>();
  for (const line of usCities.trim().split('\n')) {
    const [state = '', ...entries] = line.split('|');
    for (const entry of entries) {
      const [city = '', north, east] = entry.split(',');
      read.set(`${nameOf(city)}|${state}`, { latitude: Number(north) / 100, longitude: Number(east) / 100 });
    }
  }
  return read;
}

/** The center of a city in the United States; null if it is unknown. */
export function cityCoordinates(city: string, state: string): Coordinates | null {
  const code = stateNamed(state)?.code;
  if (!code) return null;
  const name = nameOf(city);
  const known = knownCities();
  return known.get(`${name}|${code}`) ?? known.get(`${name.replace(/ city$/, '')}|${code}`) ?? null;
}

/** Null if they are missing or impossible. Other programs write 0,0 for an empty field. */
export function givenCoordinates(latitude: number | null, longitude: number | null): Coordinates | null {
  if (latitude === null || longitude === null) return null;
  if (latitude === 0 && longitude === 0) return null;
  if (Math.abs(latitude) > 90 || Math.abs(longitude) > 180) return null;
  return { latitude, longitude };
}

/** As MongoDB indexes it. */
export interface GeoPoint {
  type: 'Point';
  coordinates: [longitude: number, latitude: number];
}

export const geoPoint = ({ latitude, longitude }: Coordinates): GeoPoint => ({
  type: 'Point',
  coordinates: [longitude, latitude],
});
