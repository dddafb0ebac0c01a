import type { MarketEvent, MarketEventType } from '@stallbook/contracts';
import { DateTime } from 'luxon';
import { datesOf } from './dates-of.js';
import { shortened, type Head } from './head.js';
import { eventImage } from './share/share-image.js';

const TYPES: Record<MarketEventType, string> = {
  craft_fair: 'Craft fair',
  farmers_market: 'Farmers market',
  art_show: 'Art show',
  festival: 'Festival',
  popup_market: 'Pop-up market',
  other: 'Market',
};

/** Local time with its offset, or the date alone. */
function momentOf(date: string, time: string | null, zone: string): string {
  if (!time) return date;
  return DateTime.fromISO(`${date}T${time}`, { zone }).toISO({ suppressMilliseconds: true }) ?? date;
}

function dataOf(event: MarketEvent, url: string, image: string): object {
  const { latitude, longitude } = event;
  return {
    '@context': 'https://schema.org',
    '@type': 'Event',
    name: event.title,
    description: event.description,
    url,
    image: [image],
    startDate: momentOf(event.eventDate, event.startTime, event.timeZone),
    endDate: momentOf(event.eventEndDate, event.endTime, event.timeZone),
    eventStatus: 'https://schema.org/EventScheduled',
    eventAttendanceMode: 'https://schema.org/OfflineEventAttendanceMode',
    location: {
      '@type': 'Place',
      name: event.location,
      address: {
        '@type': 'PostalAddress',
        ...(event.address && { streetAddress: event.address }),
        addressLocality: event.city,
        addressRegion: event.state,
        ...(event.zipCode && { postalCode: event.zipCode }),
        addressCountry: 'US',
      },
      ...(latitude !== null && longitude !== null && { geo: { '@type': 'GeoCoordinates', latitude, longitude } }),
    },
  };
}

export function marketEventHead(event: MarketEvent, publicUrl: string): Head {
  const canonical = `${publicUrl}/events/${event.id}`;
  const image = eventImage(event, publicUrl);
  const where = `${event.city}, ${event.state}`;
  return {
    title: event.title,
    description: shortened(`${TYPES[event.eventType]} in ${where}, ${datesOf(event)}. ${event.description}`),
    // A draft must not be indexed.
    ...(event.status === 'published' && { canonical }),
    image,
    data: dataOf(event, canonical, image.url),
  };
}
