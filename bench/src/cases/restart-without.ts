import { setTimeout as pause } from 'node:timers/promises';
import { changing } from '../fixtures/event-lists.js';
import { openMarketplace, submit } from '../fixtures/marketplace.js';
import type { BenchCase } from '../harness/bench-case.js';
import type { Browser } from '../harness/browser.js';
import { plainFigure, ratioFigure, type Figure } from '../harness/figure.js';
import { interleave } from '../harness/rounds.js';

const PREFIX = 'bench_restart';
const ROUNDS = 3;
const VENDORS = 4;
const LOOK_MS = 100;
const WITHIN_MS = 120_000;
const SERVERS = ['kafka', 'redis'] as const;

interface Restart {
  readyMs: number;
  /** From the return of the server until the message has arrived. */
  followedMs: number;
}

export const restartWithout: BenchCase = {
  name: 'restart-without',
  title: 'Stallbook restarted without Kafka or Redis: ready, answering, and what follows when the server returns',
  async run(stage) {
    const first = await stage.stallbook(PREFIX);
    const wanted = { drafts: (1 + SERVERS.length) * (ROUNDS + 1), vendors: VENDORS };
    const { organizer, drafts } = await openMarketplace(stage, first.url, wanted);
    await first.stop();

    async function restart(server?: (typeof SERVERS)[number]): Promise<Restart> {
      const away = server && stage.servers[server];
      await away?.kill();
      try {
        const app = await stage.stallbook(PREFIX);
        const draft = drafts.shift();
        if (!draft) throw new Error('there are too few drafts');
        await organizer.at(app.url).query('Events', changing(drafts.length));
        await submit({ ...draft, vendor: draft.vendor.at(app.url) });
        await away?.start();
        const returned = performance.now();
        await notificationOf(organizer.at(app.url), draft.id);
        const followedMs = performance.now() - returned;
        await app.stop();
        return { readyMs: app.readyAfterMs, followedMs };
      } finally {
        if (away && !away.running) await away.start();
      }
    }

    const { usual, kafka, redis } = await interleave<'usual' | 'kafka' | 'redis', Restart>(
      { usual: () => restart(), kafka: () => restart('kafka'), redis: () => restart('redis') },
      { rounds: ROUNDS },
    );
    return [...figures('Kafka', kafka, usual), ...figures('Redis', redis, usual)];
  },
};

function figures(name: string, without: readonly Restart[], usual: readonly Restart[]): Figure[] {
  const ready = (side: readonly Restart[]) => side.map(({ readyMs }) => readyMs);
  const followed = without.map(({ followedMs }) => followedMs);
  const note = 'a list and a submission were answered';
  return [
    ratioFigure({ name: `ready without ${name}`, unit: 'ms', bar: { most: 1.5 }, note }, ready(without), ready(usual)),
    plainFigure({ name: `notified after the return of ${name}`, unit: 'ms', bar: { most: 10_000 } }, followed),
  ];
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
