import assert from 'node:assert/strict';
import { changing, repeated, type List } from '../fixtures/event-lists.js';
import { seedMarketEvents } from '../fixtures/market-events.js';
import { seedPeople, type Person } from '../fixtures/people.js';
import type { BenchCase } from '../harness/bench-case.js';
import { Browser, documentIdOf } from '../harness/browser.js';
import { ratioFigure, type Figure } from '../harness/figure.js';
import { httpLoad, type HttpResult } from '../harness/http-load.js';
import { interleave } from '../harness/rounds.js';
import type { Program } from '../harness/program.js';
import { sharesOf } from '../harness/processor.js';
import type { BenchHarness } from '../harness/bench-harness.js';

const MARKET_EVENTS = 100_000;
const CONNECTIONS = 50;
const SECONDS = 4;

export const list: BenchCase = {
  name: 'list',
  title: 'list of 12 of 100,000 market events through GraphQL, 50 connections, against a bare Fastify route',
  async run(stage) {
    const prefix = 'bench_list';
    await seedMarketEvents(stage.client.db(`${prefix}_events`), MARKET_EVENTS);
    const app = await stage.stallbook(prefix, { demo: false });
    const [reader] = (await seedPeople(stage.client.db(`${prefix}_identity`), 1)) as [Person];
    const bare = await stage.floor('bare-list', {
      MONGODB_URL: stage.servers.env.MONGODB_URL,
      DATABASE: `${prefix}_events`,
    });
    await assertSame(app.url, bare.url, reader);
    const uncached = await stage.profiled(app, 'list', () => measure(stage, { app, bare }, changing, reader));
    const cached = await stage.profiled(app, 'list-cached', () => measure(stage, { app, bare }, repeated, reader));
    await app.stop();
    const { gateway, ...services } = await stage.apart(prefix, ['identity', 'events']);
    if (!gateway) throw new Error('the gateway was not started');
    const overGrpc = await measure(stage, { app: gateway, bare, ...services }, changing, reader);
    for (const program of [gateway, ...Object.values(services), bare]) await program.stop();
    return [
      ...figures('list', uncached, 0.5),
      ...figures('cached list', cached, 3),
      ...figures('list, services apart', overGrpc, 0.5),
    ];
  },
};

function figures(
  name: string,
  sides: { ours: HttpResult[]; bare: HttpResult[]; note: string },
  least: number,
): Figure[] {
  const rates = (side: HttpResult[]) => side.map(({ perSecond }) => perSecond);
  const tails = (side: HttpResult[]) => side.map(({ p99 }) => p99);
  return [
    ratioFigure({ name, unit: 'req/s', bar: { least }, note: sides.note }, rates(sides.ours), rates(sides.bare)),
    ratioFigure(
      { name: `${name}, p99`, unit: 'ms', ...(least < 1 && { bar: { most: 2.5 } }) },
      tails(sides.ours),
      tails(sides.bare),
    ),
  ];
}

async function measure(
  stage: BenchHarness,
  programs: { app: Program; bare: Program; [service: string]: Program },
  variables: List,
  reader: Person,
) {
  const used = { ours: '', bare: '' };
  const load = async (side: 'ours' | 'bare', { url }: Program) => {
    const { headers } = await Browser.signedIn(programs.app.url, reader);
    const documentId = documentIdOf('Events');
    const body = (index: number) => JSON.stringify({ documentId, variables: variables(index) });
    const before = stage.processor({ ...programs });
    const result = await httpLoad({ url: `${url}/graphql`, headers, body, seconds: SECONDS, connections: CONNECTIONS });
    used[side] = sharesOf(before, stage.processor({ ...programs }), result.perSecond * SECONDS);
    return result;
  };
  const { app, bare } = programs;
  const sides = await interleave({ bare: () => load('bare', bare), ours: () => load('ours', app) });
  return { ...sides, note: `ours ${used.ours}; bare ${used.bare}` };
}

/** Both sides must give the same answer before timing starts. */
async function assertSame(app: string, bare: string, reader: Person): Promise<void> {
  const browser = await Browser.signedIn(app, reader);
  for (const index of [1, 2, 3, 50]) {
    const [ours, floor] = await Promise.all(
      [browser, new Browser(bare)].map((one) => one.query('Events', changing(index))),
    );
    assert.deepEqual(ours, floor);
  }
}
