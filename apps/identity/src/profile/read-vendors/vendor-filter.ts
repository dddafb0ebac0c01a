import type { VendorFilterInput } from '@stallbook/contracts';
import { everyWordBegins } from '@stallbook/platform';
import type { Filter } from 'mongodb';
import type { ProfileDocument } from '../profile.projection.js';

/** Null if nothing can match, as with a text without letters and digits. */
export function filterOf({ search, location, category }: VendorFilterInput): Filter<ProfileDocument> | null {
  const filter: Filter<ProfileDocument> = { role: 'vendor' };
  const texts = { words: search, places: location, categories: category };
  for (const [field, text] of Object.entries(texts)) {
    if (!text?.trim()) continue;
    const words = everyWordBegins(text);
    if (!words) return null;
    Object.assign(filter, { [field]: words });
  }
  return filter;
}
