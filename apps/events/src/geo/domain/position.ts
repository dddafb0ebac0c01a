/** A position in degrees. */
export interface Position {
  latitude: number;
  longitude: number;
}

export const METERS_PER_MILE = 1_609.344;
const EARTH_MILES = 3_958.8;
export const radians = (degrees: number): number => (degrees * Math.PI) / 180;

/** Along the surface of the earth. */
export function milesBetween(one: Position, other: Position): number {
  const [latitude, longitude] = [other.latitude - one.latitude, other.longitude - one.longitude].map(radians);
  const chord =
    Math.sin((latitude ?? 0) / 2) ** 2 +
    Math.cos(radians(one.latitude)) * Math.cos(radians(other.latitude)) * Math.sin((longitude ?? 0) / 2) ** 2;
  return 2 * EARTH_MILES * Math.asin(Math.sqrt(Math.min(1, chord)));
}

export const inEarthRadii = (miles: number): number => miles / EARTH_MILES;

/** null for numbers that are no position; other programs write 0,0 for an empty field. */
export function positionOf(latitude: number | null, longitude: number | null): Position | null {
  if (latitude === null || longitude === null || (latitude === 0 && longitude === 0)) return null;
  return Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180 ? { latitude, longitude } : null;
}
