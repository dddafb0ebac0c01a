import type { MarketEvent } from '@stallbook/contracts';
import { datesOf } from '../dates-of.js';

export interface ShareImage {
  /** 1200 by 630, as messengers want it. */
  url: string;
  alt: string;
}

export const shareImage = (publicUrl: string): ShareImage => ({
  url: `${publicUrl}/share.png`,
  alt: 'A market stall with pottery under a green awning',
});

/** A changed event has another address: messengers keep pictures for long. */
export const eventImage = (event: MarketEvent, publicUrl: string): ShareImage => ({
  url: `${publicUrl}/og/events/${event.id}.png?v=${Date.parse(event.updatedAt).toString(36)}`,
  alt: `${event.title}, ${datesOf(event)}, ${event.city}, ${event.state}`,
});
