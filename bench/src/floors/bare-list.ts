// The floor of the list: one Fastify route that runs the same filter, sort and count and sends the same JSON.
import Fastify from 'fastify';
import { MongoClient, type Filter, type Sort } from 'mongodb';

const { MONGODB_URL = '', DATABASE = '' } = process.env;

/** The fields of the web app's card. */
const FIELDS =
  'title eventType status badge bannerImageUrl eventImageUrl seededByAdmin organizerClaimed eventDate eventEndDate startTime endTime timeZone applicationDeadline location city state maxVendors boothFeeCents applicationFeeCents refundPolicy defaultedFields boosted';
const projection = Object.fromEntries(FIELDS.split(' ').map((field) => [field, 1]));

interface Stored {
  _id: string;
  status: string;
  eventType: string;
  eventDate: string;
  badge: unknown;
  boothFeeCents: number;
  applicationFeeCents: number;
}

interface Asked {
  variables: {
    input: { page: number; pageSize: number; dateFrom: string; dateTo: string; eventType?: string; order: string };
  };
}

const client = await new MongoClient(MONGODB_URL).connect();
const collection = client.db(DATABASE).collection<Stored>('marketEvents');
const fastify = Fastify();

fastify.post<{ Body: Asked }>('/graphql', async ({ body }) => {
  const { page, pageSize, dateFrom, dateTo, eventType, order } = body.variables.input;
  const filter: Filter<Stored> = { status: 'published', eventDate: { $gte: dateFrom, $lte: dateTo } };
  if (eventType) filter.eventType = eventType;
  const way = order === 'date_ascending' ? 1 : -1;
  const sort: Sort = { eventDate: way, _id: way };
  const [documents, total] = await Promise.all([
    collection.find(filter, { projection, sort, limit: pageSize, skip: (page - 1) * pageSize }).toArray(),
    collection.countDocuments(filter),
  ]);
  const items = documents.map(({ _id, badge: _badge, ...card }) => ({
    id: _id,
    ...card,
    terms: JSON.stringify([card.boothFeeCents, card.applicationFeeCents, null]),
    badge: 'applications_pending_organizer',
    distanceMiles: null,
  }));
  return { data: { events: { total, items } } };
});

const url = await fastify.listen({ host: '127.0.0.1', port: 0 });
console.log(JSON.stringify({ ready: true, url }));
process.once('SIGTERM', () => void fastify.close().then(() => client.close()));
