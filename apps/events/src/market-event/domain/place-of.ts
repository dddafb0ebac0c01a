import { cityCoordinates, givenCoordinates, type Coordinates } from '../../geo/domain/coordinates.js';
import type { MarketEventDetails } from './market-event-details.js';

/** The given coordinates, else the center of the city; null if neither is known. */
export const placeOf = ({ latitude, longitude, city, state }: MarketEventDetails): Coordinates | null =>
  givenCoordinates(latitude, longitude) ?? cityCoordinates(city, state);
