import { placeName, stateCode } from '@stallbook/kernel/us-states';
import { joinPlace } from '../../lib/format/text.js';

export interface Place {
  location: string;
  address: string | null;
  city: string;
  state: string;
  zipCode?: string | null;
}

/** What imports and hurried organizers enter when there is no name. */
const nameless = /^(other|n\/?a|none|unknown|tb[ad]|various|to be (announced|determined))\.?$/i;
const known = (text: string | null) => {
  const trimmed = text?.trim() ?? '';
  return nameless.test(trimmed) ? '' : trimmed;
};

/** As on a letter: the place, the street, then city, state and ZIP code. */
export function addressLines({ location, address, city, state, zipCode }: Place): string[] {
  const town = joinPlace(city.trim(), [stateCode(state), zipCode?.trim()].filter(Boolean).join(' '));
  const lines = [known(location), known(address), town];
  return lines.filter((line, index) => line && line !== city.trim() && lines.indexOf(line) === index);
}

/** A map of the place. */
export function mapOf({ location, address, city, state, zipCode }: Place): string {
  const words = joinPlace(known(address) || known(location), placeName(city, state), zipCode);
  return `https://www.openstreetmap.org/search?query=${encodeURIComponent(words)}`;
}
