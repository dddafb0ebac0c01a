import type { MarketEvent } from '@stallbook/contracts';
import { placeName } from '@stallbook/kernel';
import { datesOf } from '../dates-of.js';

export interface ShareImage {
  /** 1200 by 630 pixels. */
  url: string;
  alt: string;
}

export const shareImage = (publicUrl: string): ShareImage => ({
  url: `${publicUrl}/share.png`,
  alt: 'A market stall with pottery under a green awning',
});

/** The URL changes with the event, since link previews cache images. */
export const eventImage = (event: MarketEvent, publicUrl: string): ShareImage => ({
  url: `${publicUrl}/og/events/${event.id}.png?v=${Date.parse(event.updatedAt).toString(36)}`,
  alt: `${event.title}, ${datesOf(event)}, ${placeName(event.city, event.state)}`,
});
