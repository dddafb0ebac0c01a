import zoneAt from '@photostructure/tz-lookup';
import { stateCode } from '@stallbook/kernel';
import { positionOf } from './position.js';
import { stateAreas } from './state-areas.js';

export interface Place {
  latitude: number | null;
  longitude: number | null;
  zipCode: string | null;
  state: string;
}

/** Parts of states with another time zone than most of the state, by the first three digits of the ZIP code. */
const OTHER_ZONES: readonly (readonly [number, number, string])[] = [
  [324, 325, 'America/Chicago'],
  [373, 374, 'America/New_York'],
  [376, 379, 'America/New_York'],
  [420, 424, 'America/Chicago'],
  [463, 464, 'America/Chicago'],
  [476, 477, 'America/Chicago'],
  [498, 499, 'America/Detroit'],
  [577, 577, 'America/Denver'],
  [586, 586, 'America/Denver'],
  [677, 677, 'America/Chicago'],
  [691, 691, 'America/Denver'],
  [693, 693, 'America/Denver'],
  [798, 799, 'America/Denver'],
  [835, 835, 'America/Los_Angeles'],
  [838, 838, 'America/Los_Angeles'],
  [885, 885, 'America/Denver'],
  [979, 979, 'America/Boise'],
];

/** The zone of unknown places: the most common one. */
const DEFAULT_ZONE = 'America/New_York';

/** IANA zone of a place: from its coordinates, else its ZIP code, else its state. */
export function timeZoneOf({ latitude, longitude, zipCode, state }: Place): string {
  return atCoordinates(latitude, longitude) ?? ofZip(zipCode) ?? ofState(state) ?? DEFAULT_ZONE;
}

function atCoordinates(latitude: number | null, longitude: number | null): string | undefined {
  const given = positionOf(latitude, longitude);
  if (!given) return undefined;
  const zone = zoneAt(given.latitude, given.longitude);
  // A place at sea means a wrong sign or swapped numbers.
  return zone.startsWith('Etc/') ? undefined : zone;
}

function ofZip(zipCode: string | null): string | undefined {
  const match = /^(\d{3})\d{2}/.exec(zipCode?.trim() ?? '');
  if (!match) return undefined;
  const prefix = Number(match[1]);
  const other = OTHER_ZONES.find(([from, to]) => prefix >= from && prefix <= to);
  if (other) return other[2];
  return stateAreas.find(({ zipRanges }) => zipRanges.some(([from, to]) => prefix >= from && prefix <= to))?.timeZone;
}

const ofState = (state: string): string | undefined =>
  stateAreas.find(({ code }) => code === stateCode(state))?.timeZone;
