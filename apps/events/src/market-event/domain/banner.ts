import { editable } from './editing.js';
import type { MarketEventEvent } from './market-event.events.js';
import type { MarketEventState } from './market-event.state.js';

const MEDIA = '/media/';
const LARGEST = '.webp';
const UPLOADED = /^\/media\/(event-banners\/banners\/[^/]+)\.webp$/;

export const bannerUrl = (imageId: string): string => `${MEDIA}${imageId}${LARGEST}`;
export const isUploadedBanner = (url: string | null): boolean => url !== null && UPLOADED.test(url);
/** The images that attachments keeps for a market event. */
export const imagesIn = (url: string | null): string[] => {
  const [, imageId] = UPLOADED.exec(url ?? '') ?? [];
  return imageId ? [imageId] : [];
};

export interface ChangeBanner {
  type: 'change-banner';
  actorId: string;
  imageId: string;
}

/** An equal image again is a change too: its file was replaced. */
export function changeBanner({ actorId, imageId }: ChangeBanner, state: MarketEventState): MarketEventEvent[] {
  editable(state, actorId);
  return [{ type: 'market-event.banner-changed', data: { organizerId: actorId, imageId } }];
}
