import { idFrom } from '@stallbook/kernel';
import type { MarketEventDetails } from '../../market-event/domain/market-event-details.js';

const plain = (text: string): string => text.trim().toLowerCase().replaceAll(/\s+/g, ' ');

/** Rows of one import with the same name, date and city (of one state) are the same market event. */
export const importedId = (importId: string, { title, eventDate, city, state }: MarketEventDetails): string =>
  idFrom('import', importId, plain(title), eventDate, plain(city), plain(state));

/** Drawn by lot, and the same again for the same market event. */
export function bannerOf(marketEventId: string, banners: readonly string[]): string {
  const lot = Number.parseInt(idFrom('banner', marketEventId).slice(0, 8), 16);
  return banners[lot % banners.length] ?? '';
}
