import type { MarketEvent } from '@stallbook/contracts';
import { escapeHtml, placeName } from '@stallbook/kernel';
import { datesOf } from '../dates-of.js';
import type { PageTexts } from '../language/page-texts.js';
import { addressOf, SEARCH_LENGTH, type EventsAsked } from './events-asked.js';

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

export const EVENTS_PER_PART = 50;

const NOTHING_ASKED: EventsAsked = { search: '', part: 1, hasOtherFilters: false };

type Summary = Pick<MarketEvent, 'id' | (typeof SUMMARY_FIELDS)[number]>;

interface Found {
  items: readonly Summary[];
  total: number;
}

export const leadOf = (event: Summary, texts: PageTexts): string =>
  texts.eventLead(texts.eventTypes[event.eventType], placeName(event.city, event.state), datesOf(event, texts));

/**
 * The next market events, with a search and further parts for readers without JavaScript. `asked` is undefined on the
 * first part, whose text everyone sees.
 */
export function eventsText({ items, total }: Found, asked: EventsAsked | undefined, texts: PageTexts): string {
  const { foreign, events: words } = texts;
  const { search, part, hasOtherFilters } = asked ?? NOTHING_ASKED;
  const withoutScript = (html: string) => (asked ? html : `<noscript>${html}</noscript>`);
  const entries = items.map(
    (event) =>
      `<li><h2${foreign}><a href="/events/${event.id}">${escapeHtml(event.title)}</a></h2>` +
      `<p>${escapeHtml(leadOf(event, texts))}</p></li>`,
  );
  const isFull = items.length === EVENTS_PER_PART && part * EVENTS_PER_PART !== total;
  const none = part > 1 ? words.noMore : search ? words.noneFound(search) : words.none;
  const links = [
    ...(search ? [link(addressOf({ search: '', part: 1 }), words.all)] : []),
    ...(part > 1 ? [link(addressOf({ search, part: part - 1 }), words.earlier)] : []),
    ...(isFull ? [link(addressOf({ search, part: part + 1 }), words.later)] : []),
  ];
  return [
    `<h1>${words.title}</h1>`,
    withoutScript(searchForm(search, words)),
    ...(hasOtherFilters ? [`<p>${words.otherFilters}</p>`] : []),
    entries.length > 0 ? `<ul>${entries.join('')}</ul>` : `<p>${escapeHtml(none)}</p>`,
    ...(links.length > 0 ? [withoutScript(`<p>${links.join(' · ')}</p>`)] : []),
  ].join('\n');
}

const link = (address: string, label: string) => `<a href="${escapeHtml(address)}">${label}</a>`;

const searchForm = (search: string, { search: label }: PageTexts['events']) =>
  `<form action="/events" role="search"><label>${label} ` +
  `<input type="search" name="search" maxlength="${SEARCH_LENGTH}" value="${escapeHtml(search)}" /></label> ` +
  `<button>${label}</button></form>`;
