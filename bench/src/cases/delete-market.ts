import { setTimeout as pause } from 'node:timers/promises';
import { openApplications } from '../fixtures/applications.js';
import { deadLettersOf } from '../fixtures/dead-letters.js';
import { Listener } from '../fixtures/listener.js';
import { openMarketplace, publishMarketEvent, type Draft } from '../fixtures/marketplace.js';
import type { BenchCase } from '../harness/bench-case.js';
import type { Browser } from '../harness/browser.js';
import { plainFigure } from '../harness/figure.js';
import { percentile } from '../harness/stats.js';
import { until } from '../harness/until.js';

const PREFIX = 'bench_delete';
const APPLICATIONS = 5_000;
const ROUNDS = 3;
const EVERY_MS = 50;
const LOOK_MS = 20;
const WITHIN_MS = 120_000;
const DRAFTS = 1_200;

export const deleteMarket: BenchCase = {
  name: 'delete-market',
  title: 'delay of other messages while a market event with 5,000 applications is deleted',
  async run(stage) {
    const app = await stage.stallbook(PREFIX);
    const { organizer, drafts } = await openMarketplace(stage, app.url, { drafts: DRAFTS, vendors: 4 });
    const applications = openApplications(stage, PREFIX);
    const { listener, end } = await Listener.of(organizer);
    const result = { notified: [] as number[], copied: [] as number[], took: [] as number[], left: [] as number[] };

    /** One after another until there is nothing left to delete; how long each took to arrive. */
    async function lasting(goesOn: () => boolean, one: () => Promise<number>): Promise<number> {
      const times: number[] = [];
      do {
        times.push(await one());
        await pause(EVERY_MS);
      } while (goesOn());
      return percentile(times, 0.95);
    }

    for (let round = 0; round < ROUNDS; round += 1) {
      const doomed = await publishMarketEvent(organizer, round);
      await until(() => applications.knows(doomed), WITHIN_MS, LOOK_MS);
      await applications.seed(doomed, APPLICATIONS);
      const started = performance.now();
      await organizer.mutate('DeleteEvent', { id: doomed });
      let lasts = true;
      const isEmpty = async () => (await applications.countOf(doomed)) === 0;
      const gone = until(isEmpty, WITHIN_MS, LOOK_MS).finally(() => (lasts = false));
      const [notified, copied] = await Promise.all([
        lasting(
          () => lasts,
          () => listener.notificationOf(next(drafts)),
        ),
        lasting(
          () => lasts,
          () => copy(organizer, applications),
        ),
        gone.then(() => result.took.push(performance.now() - started)),
      ]);
      result.notified.push(notified);
      result.copied.push(copied);
      result.left.push(await applications.countOf(doomed));
    }
    end();
    const deadLetters = await deadLettersOf(stage, PREFIX);
    await app.stop();
    const while5000 = 'while 5,000 applications are deleted';
    return [
      plainFigure({ name: `notification ${while5000}, p95`, unit: 'ms', bar: { most: 2_000 } }, result.notified),
      plainFigure(
        { name: `copy of a market event ${while5000}, p95`, unit: 'ms', bar: { most: 2_000 } },
        result.copied,
      ),
      plainFigure({ name: 'deletion of 5,000 applications', unit: 'ms' }, result.took),
      plainFigure({ name: 'applications left', unit: '', bar: { most: 0 } }, result.left),
      plainFigure({ name: 'dead letters', unit: '', bar: { most: 0 } }, [deadLetters]),
    ];
  },
};

function next(drafts: Draft[]): Draft {
  const draft = drafts.shift();
  if (!draft) throw new Error('there are too few drafts');
  return draft;
}

/** From the answer to a publication until the deleting service has its replica. */
async function copy(organizer: Browser, applications: ReturnType<typeof openApplications>): Promise<number> {
  const id = await publishMarketEvent(organizer, 0);
  const answered = performance.now();
  await until(() => applications.knows(id), WITHIN_MS, LOOK_MS);
  return performance.now() - answered;
}
