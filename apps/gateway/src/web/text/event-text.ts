import type { MarketEvent } from '@stallbook/contracts';
import { escapeHtml, formatCents, placeName } from '@stallbook/kernel';
import { announcedHours } from '../../events/announced.js';
import { shortDay, timeOfDay } from '../date-formats.js';
import type { PageTexts } from '../language/page-texts.js';
import { leadOf } from './events-text.js';

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
