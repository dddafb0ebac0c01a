import type { MarketEvent } from '@stallbook/contracts';
import { formatCents, placeName } from '@stallbook/kernel';
import { announcedHours } from '../../events/announced.js';
import { escapeHtml } from '../../http/escape-html.js';
import { shortDay, timeOfDay } from '../date-formats.js';
import { datesOf } from '../dates-of.js';
import type { PageTexts } from '../language/page-texts.js';

/** What the list asks for. */
export const SUMMARY_FIELDS = [
  'title',
  'eventType',
  'eventDate',
  'eventEndDate',
  'defaultedFields',
  'city',
  'state',
] as const;

type Summary = Pick<MarketEvent, 'id' | (typeof SUMMARY_FIELDS)[number]>;

const leadOf = (event: Summary, texts: PageTexts): string =>
  texts.eventLead(texts.eventTypes[event.eventType], placeName(event.city, event.state), datesOf(event, texts));

/** The next market events. */
export function eventsText(events: readonly Summary[], texts: PageTexts): string {
  const { foreign, events: words } = texts;
  const items = events.map(
    (event) =>
      `<li><h2${foreign}><a href="/events/${event.id}">${escapeHtml(event.title)}</a></h2>` +
      `<p>${escapeHtml(leadOf(event, texts))}</p></li>`,
  );
  const list = items.length > 0 ? `<ul>${items.join('')}</ul>` : `<p>${words.none}</p>`;
  return `<h1>${words.title}</h1>${list}`;
}

/** What vendors ask first. What an import made up is left out. */
function factsOf(event: MarketEvent, { locale, events: words }: PageTexts): string[] {
  const isKnown = (field: keyof MarketEvent) => !event.defaultedFields.includes(field);
  const { startTime, endTime } = announcedHours(event);
  const { applicationDeadline: deadline, boothFeeCents, applicationFeeCents } = event;
  const hours = [startTime, endTime].flatMap((time) =>
    time ? [timeOfDay(locale).format(new Date(`1970-01-01T${time}Z`))] : [],
  );
  return [
    ...(startTime ? [words.hours(hours.join(' – '))] : []),
    ...(isKnown('boothFeeCents') ? [words.boothFee(formatCents(boothFeeCents))] : []),
    ...(isKnown('applicationFeeCents') && applicationFeeCents > 0
      ? [words.applicationFee(formatCents(applicationFeeCents))]
      : []),
    ...(deadline && isKnown('applicationDeadline')
      ? [words.deadline(shortDay(locale).format(new Date(deadline)))]
      : []),
  ];
}

export function eventText(event: MarketEvent, texts: PageTexts): string {
  const { foreign, events: words } = texts;
  const place = [event.location, event.address, placeName(event.city, event.state), event.zipCode].filter(Boolean);
  const description = event.description.split(/\n\s*\n/).map((part) => `<p${foreign}>${escapeHtml(part)}</p>`);
  return [
    `<p><a href="/events">${words.all}</a></p>`,
    `<h1${foreign}>${escapeHtml(event.title)}</h1>`,
    `<p>${escapeHtml(leadOf(event, texts))}</p>`,
    `<p>${escapeHtml([...new Set(place)].join(' · '))}</p>`,
    ...factsOf(event, texts).map((fact) => `<p>${escapeHtml(fact)}</p>`),
    ...description,
  ].join('\n');
}
