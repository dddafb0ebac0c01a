import { setTimeout as pause } from 'node:timers/promises';
import { changing } from '../fixtures/event-lists.js';
import { openMarketplace, submit } from '../fixtures/marketplace.js';
import type { BenchCase } from '../harness/bench-case.js';
import type { Browser } from '../harness/browser.js';
import { plainFigure, ratioFigure } from '../harness/figure.js';
import { interleave } from '../harness/rounds.js';
import type { BenchHarness } from '../harness/bench-harness.js';

const ROUNDS = 3;
const VENDORS = 4;
const LOOK_MS = 100;
const WITHIN_MS = 120_000;

interface Restart {
  readyMs: number;
  /** From the return of the server until the message has arrived. */
  followedMs: number;
}

const restartWithout = (server: 'kafka' | 'redis', title: string): BenchCase => ({
  name: `restart-without-${server}`,
  title: `Stallbook restarted without ${title}: ready, answering, and what follows when the server returns`,
  async run(stage) {
    const { without, usual } = await measure(stage, server);
    const ready = (side: readonly Restart[]) => side.map(({ readyMs }) => readyMs);
    const followed = without.map(({ followedMs }) => followedMs);
    const note = 'a list and a submission were answered';
    const about = { name: `ready without ${title}`, unit: 'ms', bar: { most: 1.5 }, note };
    const message = { name: `notified after the return of ${title}`, unit: 'ms', bar: { most: 10_000 } };
    return [ratioFigure(about, ready(without), ready(usual)), plainFigure(message, followed)];
  },
});

export const restartWithoutKafka = restartWithout('kafka', 'Kafka');
export const restartWithoutRedis = restartWithout('redis', 'Redis');

async function measure(stage: BenchHarness, server: 'kafka' | 'redis') {
  const prefix = `bench_restart_${server}`;
  const first = await stage.stallbook(prefix);
  const { organizer, drafts } = await openMarketplace(stage, first.url, { drafts: 2 * ROUNDS, vendors: VENDORS });
  await first.stop();

  async function restart(away: BenchHarness['servers']['kafka']): Promise<Restart> {
    await away?.kill();
    try {
      const app = await stage.stallbook(prefix);
      const draft = drafts.shift();
      if (!draft) throw new Error('there are too few drafts');
      const reader = organizer.at(app.url);
      await reader.query('Events', changing(drafts.length));
      await submit({ ...draft, vendor: draft.vendor.at(app.url) });
      await away?.start();
      const returned = performance.now();
      await notificationOf(reader, draft.id);
      const followedMs = performance.now() - returned;
      await app.stop();
      return { readyMs: app.readyAfterMs, followedMs };
    } finally {
      if (away && !away.running) await away.start();
    }
  }

  return interleave<'usual' | 'without', Restart>(
    { usual: () => restart(undefined), without: () => restart(stage.servers[server]) },
    { rounds: ROUNDS, warmUp: false },
  );
}

interface Feed {
  feed: { items: { link: string | null }[] };
}

async function notificationOf(organizer: Browser, applicationId: string): Promise<void> {
  for (const end = Date.now() + WITHIN_MS; Date.now() < end; await pause(LOOK_MS)) {
    const { feed } = await organizer.query<Feed>('Notifications', { input: {} });
    if (feed.items.some(({ link }) => link?.includes(applicationId))) return;
  }
  throw new Error('a notification did not come');
}
