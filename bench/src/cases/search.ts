import { findByCode, seedMarketEvents } from '../fixtures/market-events.js';
import { fromDay, typed, views, words } from '../fixtures/searches.js';
import type { BenchCase } from '../harness/bench-case.js';
import { Browser, DEMO, documentIdOf } from '../harness/browser.js';
import { plainFigure, ratioFigure } from '../harness/figure.js';
import { httpLoad } from '../harness/http-load.js';
import type { Program } from '../harness/program.js';
import { interleave, p95 } from '../harness/rounds.js';

const PREFIX = 'bench_search';
const CONNECTIONS = 20;
const REQUESTS = 400;
const page = { page: 1, pageSize: 12 };

export const search: BenchCase = {
  name: 'search',
  title: 'search, pages and map of 100,000 market events (1,000,000 with --large), against finds by an indexed field',
  async run(stage) {
    const count = stage.large ? 1_000_000 : 100_000;
    await seedMarketEvents(stage.client.db(`${PREFIX}_events`), count);
    const app = await stage.stallbook(PREFIX);
    const browser = await Browser.signedIn(app.url, DEMO.vendor);
    const events = (input: object) => browser.query('Events', { input: { ...page, ...input } });
    await withTerms(() => events(words(0)));
    const bare = await stage.floor('bare-search', {
      MONGODB_URL: stage.servers.env.MONGODB_URL,
      DATABASE: `${PREFIX}_events`,
    });
    const find = findByCode(stage.client.db(`${PREFIX}_events`));
    const tail = (ask: (index: number) => Promise<unknown>) => p95(REQUESTS, CONNECTIONS, ask);
    const tails = await stage.profiled(app, 'search', () =>
      interleave({
        find: () => tail(find),
        typing: () => tail((index) => events(typed(index))),
        map: () => tail((index) => browser.query('EventMap', { input: { view: views(index), filter: page } })),
        first: () => tail((index) => events({ ...fromDay(index), page: 1 })),
        later: () => tail((index) => events({ ...fromDay(index), page: 500 })),
      }),
    );
    const rates = await interleave({ ours: () => rateOf(app, browser), bare: () => rateOf(bare, browser) });
    const longest = await interleave({ map: async () => largestMap(browser) });
    await Promise.all([app.stop(), bare.stop()]);
    const of = (name: string) => ({ name: `${name}, ${count.toLocaleString('en')} events`, unit: 'ms' });
    return [
      ratioFigure({ ...of('search while typing, p95'), bar: { most: 8 } }, tails.typing, tails.find),
      ratioFigure({ ...of('map of a view, p95'), bar: { most: 6 } }, tails.map, tails.find),
      ratioFigure({ ...of('page 500 against page 1, p95'), bar: { most: 1.5 } }, tails.later, tails.first),
      ratioFigure({ ...of('search by a word'), unit: 'req/s', bar: { least: 0.5 } }, rates.ours, rates.bare),
      plainFigure({ ...of('answer of the map'), unit: 'kB', bar: { most: 100 } }, longest.map),
    ];
  },
};

/** After a rebuild, all terms are read first; both sides search by them. */
async function withTerms(find: () => Promise<unknown>): Promise<void> {
  const until = performance.now() + 600_000;
  while (performance.now() < until) {
    try {
      await find();
      return;
    } catch (error) {
      if (!(error as Error).message.includes('took too long')) throw error;
    }
  }
  throw new Error('the terms were not read in time');
}

async function rateOf({ url }: Program, { headers }: Browser): Promise<number> {
  const documentId = documentIdOf('Events');
  // Another one each time, so that no total is remembered from the last round.
  const start = Math.floor(Math.random() * 100_000);
  const body = (index: number) =>
    JSON.stringify({
      documentId,
      variables: { input: { ...page, order: 'date_descending', ...words(start + index) } },
    });
  const { perSecond } = await httpLoad({ url: `${url}/graphql`, headers, body, seconds: 4, connections: 50 });
  return perSecond;
}

/** Kilobytes. */
async function largestMap(browser: Browser): Promise<number> {
  const sizes: number[] = [];
  for (let index = 0; index < 20; index += 1) {
    const map = await browser.query('EventMap', { input: { view: views(index), filter: page } });
    sizes.push(Buffer.byteLength(JSON.stringify(map)) / 1_000);
  }
  return Math.max(...sizes);
}
