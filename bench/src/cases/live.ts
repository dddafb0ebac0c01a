import { setTimeout as pause } from 'node:timers/promises';
import { Listener } from '../fixtures/listener.js';
import { openMarketplace, submit, type Draft } from '../fixtures/marketplace.js';
import type { BenchCase } from '../harness/bench-case.js';
import { ratioFigure } from '../harness/figure.js';
import { openKafkaEcho } from '../harness/kafka-echo.js';
import { ROUNDS, interleave } from '../harness/rounds.js';
import { percentile } from '../harness/stats.js';

const COUNT = 80;
const EVERY_MS = 40;

export const live: BenchCase = {
  name: 'live',
  title: 'from a command’s answer to the other user’s live notification, 25 a second, against a kafkajs round trip',
  async run(stage) {
    const app = await stage.stallbook('bench_live');
    const { organizer, drafts } = await openMarketplace(stage, app.url, { drafts: COUNT * (ROUNDS + 1), vendors: 2 });
    const { listener, end } = await Listener.of(organizer);
    const echo = await openKafkaEcho(stage.servers.env.KAFKA_BROKERS ?? '');
    // By then, all setup messages are delivered.
    await pause(3_000);
    const { kafka, ours } = await stage.profiled(app, 'live', () =>
      interleave({
        kafka: () => paced(() => echo.roundTrip()),
        ours: () => paced(() => notificationOf(drafts.pop() as Draft, listener)),
      }),
    );
    end();
    await echo.close();
    await app.stop();
    const figure = (p: number, most: number) => {
      const of = (rounds: number[][]) => rounds.map((values) => percentile(values, p / 100));
      return ratioFigure({ name: `live notification, p${p}`, unit: 'ms', bar: { most } }, of(ours), of(kafka));
    };
    return [figure(50, 6), figure(95, 8)];
  },
};

async function notificationOf(draft: Draft, listener: Listener): Promise<number> {
  await submit(draft);
  const answered = performance.now();
  return Math.max(0, (await listener.arrival(draft.id)) - answered);
}

async function paced(once: () => Promise<number>): Promise<number[]> {
  const values: number[] = [];
  for (let index = 0; index < COUNT; index += 1) {
    const next = pause(EVERY_MS);
    values.push(await once());
    await next;
  }
  return values;
}
