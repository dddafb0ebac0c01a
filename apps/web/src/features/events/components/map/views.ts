import L from 'leaflet';
import type { Area } from '../../filters.js';

export const COUNTRY: Area = { south: 24, west: -125, north: 50, east: -66 };
const MILES_PER_DEGREE = 69;

export const boundsOf = ({ south, west, north, east }: Area) => L.latLngBounds([south, west], [north, east]);

export function viewOf(map: L.Map): Area {
  const bounds = map.getBounds();
  const within = (degrees: number, most: number) => Math.max(-most, Math.min(most, degrees));
  return {
    south: within(bounds.getSouth(), 85),
    west: within(bounds.getWest(), 180),
    north: within(bounds.getNorth(), 85),
    east: within(bounds.getEast(), 180),
  };
}

/** An area as the address holds it. */
export const areaText = ({ south, west, north, east }: Area): string =>
  [south, west, north, east].map((degrees) => degrees.toFixed(3)).join(',');

/** The area that reaches so many miles in each direction. */
export function around({ latitude, longitude }: { latitude: number; longitude: number }, miles: number): Area {
  const tall = miles / MILES_PER_DEGREE;
  const wide = tall / Math.cos((latitude * Math.PI) / 180);
  return { south: latitude - tall, west: longitude - wide, north: latitude + tall, east: longitude + wide };
}
