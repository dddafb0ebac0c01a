import { setImmediate as nextTurn } from 'node:timers/promises';
import {
  calendarEntries,
  calendarEntriesOfEvent,
  marketEvent,
  marketEvents,
  profilesByIds,
  type MarketEvent,
} from '@stallbook/contracts';
import { addDays, localDateAt, notFound, type Clock } from '@stallbook/kernel';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { isGone } from '../http/is-gone.js';
import type { Caller } from '../session/caller.js';
import type { Requests } from '../session/requests.js';
import { languages } from '../web/language/language.js';
import { WITH_HEAD } from '../web/with-head.js';
import { calendarParts, type CalendarEntry } from './calendar-file.js';
import { calendarTexts, type CalendarTexts } from './calendar-texts.js';
import { marketEventEntries, vendorEntries } from './market-entries.js';

const SHARED = 'public, max-age=900';
/** The link is a secret of its vendor: no cache on the way may store the answer. */
const PRIVATE = 'private, no-cache';
const DAYS_BACK = 90;
const PAGE = 100;
const MAX_PAGES = 10;

interface Calendar {
  name: string;
  entries: CalendarEntry[];
}

type Find = (caller: Caller, key: string, texts: CalendarTexts) => Promise<Calendar>;

/** The link says it: a calendar app has no cookie, and the reader may have moved it to another one. */
const textsFor = (language?: string) => calendarTexts[languages.find((one) => one === language) ?? languages[0]];

interface Parts {
  requests: Requests;
  clock: Clock;
  publicUrl: string;
}

/** Calendar apps read these without a session; a vendor downloads a single market with theirs. */
export function serveCalendars(fastify: FastifyInstance, { requests, clock, publicUrl }: Parts): void {
  const serve = (path: string, caching: string, find: Find) =>
    fastify.get<{ Params: { key: string }; Querystring: { language?: string } }>(
      path,
      WITH_HEAD,
      async (request, reply) => {
        void reply.header('x-robots-tag', 'noindex');
        try {
          const { name, entries } = await find(
            requests.callerOf(request),
            request.params.key,
            textsFor(request.query.language),
          );
          return await reply
            .type('text/calendar; charset=utf-8')
            .headers({ 'cache-control': caching, 'content-disposition': 'attachment; filename="stallbook.ics"' })
            .send(await written(calendarParts(name, entries, clock.now())));
        } catch (error) {
          return refuse(reply, error);
        }
      },
    );

  serve('/calendar/events/:key.ics', SHARED, async (caller, id) => {
    const event = await caller.callPublic(marketEvent, { id });
    return { name: event.title, entries: marketEventEntries([event], publicUrl) };
  });
  serve('/calendar/organizers/:key.ics', SHARED, async (caller, organizerId) => {
    const [organizer] = await caller.callPublic(profilesByIds, { ids: [organizerId] });
    if (!organizer) throw notFound('Organizer not found');
    const oldest = addDays(localDateAt(clock.now(), 'utc'), -DAYS_BACK);
    const events = (await newestOf(organizerId, caller)).filter(({ eventEndDate }) => eventEndDate >= oldest);
    return {
      name: `${organizer.businessName} · Stallbook`,
      entries: marketEventEntries(events, publicUrl),
    };
  });
  serve('/calendar/own/:key.ics', PRIVATE, async (caller, eventId, texts) => {
    const [entry] = caller.actor ? await caller.call(calendarEntriesOfEvent, { eventId }) : [];
    if (!entry) throw notFound('Application not found');
    return { name: entry.title, entries: vendorEntries(entry, texts, publicUrl) };
  });
  serve('/calendar/vendor/:key.ics', PRIVATE, async (caller, token, texts) => ({
    name: texts.name,
    entries: (await caller.call(calendarEntries, { token })).flatMap((one) => vendorEntries(one, texts, publicUrl)),
  }));
}

/** Other requests are answered between the parts. */
async function written(parts: Iterable<string>): Promise<string> {
  let file = '';
  for (const part of parts) {
    file += part;
    await nextTurn();
  }
  return file;
}

async function newestOf(organizerId: string, caller: Caller): Promise<MarketEvent[]> {
  const events: MarketEvent[] = [];
  for (let page = 1; page <= MAX_PAGES; page += 1) {
    const { items } = await caller.callPublic(marketEvents, { organizerId, page, pageSize: PAGE });
    events.push(...items);
    if (items.length < PAGE) break;
  }
  return events;
}

/** Calendar apps keep what they have while a service is unavailable. */
function refuse(reply: FastifyReply, error: unknown): FastifyReply {
  void reply.header('cache-control', 'no-store').type('text/plain; charset=utf-8');
  if (isGone(error)) return reply.code(404).send('There is no such calendar.');
  return reply.code(503).header('retry-after', '60').send('Please try again in a moment.');
}
