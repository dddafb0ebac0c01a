import { editable } from './editing.js';
import type { MarketEventEvent } from './market-event.events.js';
import type { LiveMarketEvent, MarketEventState } from './market-event.state.js';

const UPLOADED = /^\/media\/((?:event-banners\/banners|event-images)\/[^/]+)\.webp$/;

export type Images = Pick<LiveMarketEvent, 'bannerImageUrl' | 'eventImageUrl'>;

/** In its largest size. */
export const imageUrl = (imageId: string | null): string | null => imageId && `/media/${imageId}.webp`;

/** The images that attachments keeps for a market event. */
export const imagesIn = ({ bannerImageUrl, eventImageUrl }: Images): string[] =>
  [bannerImageUrl, eventImageUrl].flatMap((url) => UPLOADED.exec(url ?? '')?.[1] ?? []);

const unlessUploaded = (url: string | null): string | null => (url && UPLOADED.test(url) ? null : url);

/** What its organizer uploaded is deleted with them. */
export const withoutUploads = ({ bannerImageUrl, eventImageUrl }: Images): Images => ({
  bannerImageUrl: unlessUploaded(bannerImageUrl),
  eventImageUrl: unlessUploaded(eventImageUrl),
});

export interface ChangeBanner {
  type: 'change-banner';
  actorId: string;
  /** Null removes it. */
  imageId: string | null;
}

/** An equal image again is a change too: its file was replaced. */
export function changeBanner({ actorId, imageId }: ChangeBanner, state: MarketEventState): MarketEventEvent[] {
  const { bannerImageUrl } = editable(state, actorId);
  if (imageId === null && bannerImageUrl === null) return [];
  return [{ type: 'market-event.banner-changed', data: { organizerId: actorId, imageId } }];
}

export interface ChangeImage {
  type: 'change-image';
  actorId: string;
  /** Null removes it. */
  imageId: string | null;
}

export function changeImage({ actorId, imageId }: ChangeImage, state: MarketEventState): MarketEventEvent[] {
  const { eventImageUrl } = editable(state, actorId);
  if (imageId === null && eventImageUrl === null) return [];
  return [{ type: 'market-event.image-changed', data: { organizerId: actorId, imageId } }];
}
