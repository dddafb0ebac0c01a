import { joinPlace } from '../../lib/format/text.js';
import { addressLines, mapOf, type Place } from './event-address.js';

/** Where a market is. Its words open a map, for a vendor on the way to it. */
export function PlaceLink({ place }: { place: Place }) {
  return (
    <a href={mapOf(place)} target="_blank" rel="noreferrer">
      {joinPlace(...addressLines(place))}
    </a>
  );
}
