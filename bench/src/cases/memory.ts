import { openMarketplace, submit } from '../fixtures/marketplace.js';
import { dayOf, seedMarketEvents } from '../fixtures/market-events.js';
import type { BenchCase } from '../harness/bench-case.js';
import { Browser, DEMO, documentIdOf } from '../harness/browser.js';
import { ratioFigure } from '../harness/figure.js';
import { httpLoad } from '../harness/http-load.js';
import { interleave, spread } from '../harness/rounds.js';
import type { BenchHarness } from '../harness/bench-harness.js';

const MARKET_EVENTS = 5_000;
const APPLICATIONS = 200;
const SECONDS = 8;
const CONNECTIONS = 20;
const ROUNDS = 3;
const MEGABYTE = 1_048_576;
const BARE_QUERY = `query Events($from: String!, $to: String!) { events(dateFrom: $from, dateTo: $to) { total items {
  id title eventType status eventDate eventEndDate startTime endTime applicationDeadline location city state maxVendors
  boothFeeCents applicationFeeCents seededByAdmin organizerClaimed bannerImageUrl eventImageUrl createdAt } } }`;

interface Memory {
  rss: number;
  heapUsed: number;
}

export const memory: BenchCase = {
  name: 'memory',
  title: 'memory of the all-in-one host after a journey’s load, against one bare Nest and Mercurius app under load',
  async run(stage) {
    const { bare, ours } = await interleave<'bare' | 'ours', Memory>(
      { bare: (round) => bareUnderLoad(stage, round), ours: (round) => stallbookAfterJourneys(stage, round) },
      { rounds: ROUNDS, warmUp: false },
    );
    const megabytes = (side: Memory[], of: keyof Memory) => side.map((one) => one[of] / MEGABYTE);
    return [
      ratioFigure({ name: 'memory', unit: 'MB', bar: { most: 1.7 } }, megabytes(ours, 'rss'), megabytes(bare, 'rss')),
      ratioFigure({ name: 'memory, heap alone', unit: 'MB' }, megabytes(ours, 'heapUsed'), megabytes(bare, 'heapUsed')),
    ];
  },
};

/** Sign-ups, market events, drafts, applications with notifications and emails, then lists. */
async function stallbookAfterJourneys(stage: BenchHarness, round: number): Promise<Memory> {
  const prefix = `bench_memory_${round}`;
  await seedMarketEvents(stage.client.db(`${prefix}_events`), MARKET_EVENTS);
  const app = await stage.stallbook(prefix);
  const { drafts } = await openMarketplace(stage, app.url, { drafts: APPLICATIONS, vendors: 2 });
  await spread(drafts.length, 4, (index) => {
    const draft = drafts[index];
    if (!draft) throw new Error('there are fewer drafts than asked for');
    return submit(draft);
  });
  const { headers } = await Browser.signedIn(app.url, DEMO.vendor);
  const documentId = documentIdOf('Events');
  const input = (index: number) => ({ pageSize: 12, dateFrom: dayOf(index % 300), dateTo: dayOf((index % 300) + 6) });
  const body = (index: number) => JSON.stringify({ documentId, variables: { input: input(index) } });
  await httpLoad({ url: `${app.url}/graphql`, headers, body, seconds: SECONDS, connections: CONNECTIONS });
  const used = await app.ask('memory');
  await app.stop();
  return used;
}

async function bareUnderLoad(stage: BenchHarness, round: number): Promise<Memory> {
  const database = `bench_memory_bare_${round}_events`;
  await seedMarketEvents(stage.client.db(database), MARKET_EVENTS);
  const bare = await stage.floor('bare-nest', { MONGODB_URL: stage.servers.env.MONGODB_URL, DATABASE: database });
  const variables = (index: number) => ({ from: dayOf(index % 300), to: dayOf((index % 300) + 6) });
  const body = (index: number) => JSON.stringify({ query: BARE_QUERY, variables: variables(index) });
  const headers = { 'content-type': 'application/json' };
  await httpLoad({ url: `${bare.url}/graphql`, headers, body, seconds: SECONDS, connections: CONNECTIONS });
  const used = await bare.ask('memory');
  await bare.stop();
  return used;
}
