// The floor of the search by a word: one Fastify route that runs the same query on the same index and sends the same cards.
import Fastify from 'fastify';
import { MongoClient, type Filter, type Sort } from 'mongodb';

const { MONGODB_URL = '', DATABASE = '' } = process.env;
const MAX_COUNTED = 10_000;
const hint = 'status_words_type';
const DESCRIPTION = '~';

const FIELDS =
  'title eventType status badge bannerImageUrl eventImageUrl seededByAdmin organizerClaimed eventDate eventEndDate startTime endTime applicationDeadline location city state maxVendors boothFeeCents applicationFeeCents defaultedFields boosted';
const projection = Object.fromEntries(FIELDS.split(' ').map((field) => [field, 1]));
const sort: Sort = { boosted: -1, eventDate: -1, _id: -1 };

interface Stored {
  _id: string;
  status: string;
  words: string[];
  eventDate: string;
  eventType: string;
  badge: unknown;
}

interface Asked {
  variables: { input: { page: number; pageSize: number; search: string; dateFrom: string; eventType?: string } };
}

const client = await new MongoClient(MONGODB_URL).connect();
const db = client.db(DATABASE);
const collection = db.collection<Stored>('marketEvents');
const terms = await db.collection<{ field: string; term: string }>('searchTerms').find({ field: 'words' }).toArray();
const known = terms.map(({ term }) => term);
const matching = (word: string): string[] =>
  known.filter((term) =>
    term.startsWith(DESCRIPTION) ? term.startsWith(word, DESCRIPTION.length) : term.includes(word),
  );
const fastify = Fastify();

fastify.post<{ Body: Asked }>('/graphql', async ({ body }) => {
  const { page, pageSize, search, dateFrom, eventType } = body.variables.input;
  const conditions = search.split(' ').map((word) => ({ words: { $in: matching(word) } }));
  const filter: Filter<Stored> = { status: 'published', eventDate: { $gte: dateFrom }, $and: conditions };
  if (eventType) filter.eventType = eventType;
  const [documents, total] = await Promise.all([
    collection.find(filter, { projection, sort, limit: pageSize, skip: (page - 1) * pageSize, hint }).toArray(),
    collection.countDocuments(filter, { limit: MAX_COUNTED, hint }),
  ]);
  const items = documents.map(({ _id, badge: _badge, ...card }) => ({
    id: _id,
    ...card,
    badge: 'applications_pending_organizer',
    distanceMiles: null,
  }));
  return { data: { events: { total, items } } };
});

const url = await fastify.listen({ host: '127.0.0.1', port: 0 });
console.log(JSON.stringify({ ready: true, url }));
process.once('SIGTERM', () => void fastify.close().then(() => client.close()));
