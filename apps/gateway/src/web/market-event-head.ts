import type { MarketEvent } from '@stallbook/contracts';
import { closingDayOf, instantOf, placeName, shortened } from '@stallbook/kernel';
import { DateTime } from 'luxon';
import { announcedHours, isDateAnnounced } from '../events/announced.js';
import { datesOf } from './dates-of.js';
import { DESCRIPTION_LENGTH, type Head } from './head.js';
import { eventImage } from './share/share-image.js';
import type { PageTexts } from './language/page-texts.js';

/** Local time with its offset, or the date alone. */
function momentOf(date: string, time: string | null, zone: string): string {
  if (!time) return date;
  return DateTime.fromJSDate(instantOf(date, time, zone), { zone }).toISO({ suppressMilliseconds: true }) ?? date;
}

function dataOf(event: MarketEvent, url: string, image: string): object {
  const { latitude, longitude, eventDate, eventEndDate, timeZone } = event;
  const hours = announcedHours(event);
  const lastDay = closingDayOf({ ...hours, startDate: eventDate, endDate: eventEndDate });
  return {
    '@context': 'https://schema.org',
    '@type': 'Event',
    name: event.title,
    description: event.description,
    url,
    image: [image],
    startDate: momentOf(eventDate, hours.startTime, timeZone),
    endDate: momentOf(lastDay, hours.endTime, timeZone),
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

export function marketEventHead(event: MarketEvent, publicUrl: string, texts: PageTexts): Head {
  const canonical = `${publicUrl}/events/${event.id}`;
  const image = eventImage(event, publicUrl);
  const { eventTypes, eventLead } = texts;
  const lead = eventLead(eventTypes[event.eventType], placeName(event.city, event.state), datesOf(event, texts));
  return {
    title: event.title,
    description: shortened(`${lead} ${event.description}`, DESCRIPTION_LENGTH),
    // A draft must not be indexed.
    ...(event.status === 'published' && { canonical }),
    image,
    // An event without a date is invalid to search engines.
    ...(isDateAnnounced(event) && { data: dataOf(event, canonical, image.url) }),
  };
}
