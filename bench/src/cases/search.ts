import { searchedStallbook, page } from '../fixtures/searched.js';
import { fromDay, typed, words } from '../fixtures/searches.js';
import type { BenchCase } from '../harness/bench-case.js';
import { documentIdOf, type Browser } from '../harness/browser.js';
import { ratioFigure } from '../harness/figure.js';
import { httpLoad } from '../harness/http-load.js';
import type { Program } from '../harness/program.js';
import { interleave, p95 } from '../harness/rounds.js';

const CONNECTIONS = 20;
const REQUESTS = 400;

export const search: BenchCase = {
  name: 'search',
  title: 'search and pages of 100,000 market events (1,000,000 with --large), against finds by an indexed field',
  async run(stage) {
    const { app, browser, count, database, find, events } = await searchedStallbook(stage);
    const bare = await stage.floor('bare-search', {
      MONGODB_URL: stage.servers.env.MONGODB_URL,
      DATABASE: database,
    });
    const tail = (ask: (index: number) => Promise<unknown>) => p95(REQUESTS, CONNECTIONS, ask);
    const tails = await stage.profiled(app, 'search', () =>
      interleave({
        find: () => tail(find),
        typing: () => tail((index) => events(typed(index))),
        first: () => tail((index) => events({ ...fromDay(index), page: 1 })),
        later: () => tail((index) => events({ ...fromDay(index), page: 500 })),
      }),
    );
    const rates = await interleave({ ours: () => rateOf(app, browser), bare: () => rateOf(bare, browser) });
    await Promise.all([app.stop(), bare.stop()]);
    const of = (name: string) => ({ name: `${name}, ${count.toLocaleString('en')} events`, unit: 'ms' });
    return [
      ratioFigure({ ...of('search while typing, p95'), bar: { most: 8 } }, tails.typing, tails.find),
      ratioFigure({ ...of('page 500 against page 1, p95'), bar: { most: 1.5 } }, tails.later, tails.first),
      ratioFigure({ ...of('search by a word'), unit: 'req/s', bar: { least: 0.5 } }, rates.ours, rates.bare),
    ];
  },
};

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
