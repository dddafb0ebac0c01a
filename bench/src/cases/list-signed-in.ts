import { changing } from '../fixtures/event-lists.js';
import { seedMarketEvents } from '../fixtures/market-events.js';
import type { BenchCase } from '../harness/bench-case.js';
import { Browser, DEMO, documentIdOf } from '../harness/browser.js';
import { ratioFigure } from '../harness/figure.js';
import { httpLoad } from '../harness/http-load.js';
import { interleave } from '../harness/rounds.js';

const MARKET_EVENTS = 20_000;
const CONNECTIONS = 50;
const SECONDS = 4;

export const listSignedIn: BenchCase = {
  name: 'list-signed-in',
  title: 'the uncached list of market events with a session, 50 connections, against without',
  async run(stage) {
    const prefix = 'bench_list_signed_in';
    await seedMarketEvents(stage.client.db(`${prefix}_events`), MARKET_EVENTS);
    const app = await stage.stallbook(prefix);
    const documentId = documentIdOf('Events');
    let index = 0;
    const load = async ({ headers }: Browser) => {
      const body = () => JSON.stringify({ documentId, variables: changing((index += 1)) });
      const options = { url: `${app.url}/graphql`, headers, body, seconds: SECONDS, connections: CONNECTIONS };
      return (await httpLoad(options)).perSecond;
    };
    const { visitor, signedIn } = await stage.profiled(app, 'list-signed-in', () =>
      interleave<'visitor' | 'signedIn', number>({
        visitor: () => load(new Browser(app.url)),
        signedIn: async () => load(await Browser.signedIn(app.url, DEMO.vendor)),
      }),
    );
    await app.stop();
    return [ratioFigure({ name: 'list with a session', unit: 'req/s', bar: { least: 0.85 } }, signedIn, visitor)];
  },
};
