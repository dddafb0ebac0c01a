import { setTimeout as pause } from 'node:timers/promises';
import { Listener } from '../fixtures/listener.js';
import { openMarketplace, type Draft } from '../fixtures/marketplace.js';
import type { BenchCase } from '../harness/bench-case.js';
import { ratioFigure } from '../harness/figure.js';
import { openKafkaEcho } from '../harness/kafka-echo.js';
import { ROUNDS, interleave, paced } from '../harness/rounds.js';
import { percentile } from '../harness/stats.js';

const COUNT = 80;
const PACE = { count: COUNT, everyMs: 40 };

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
        kafka: () => paced(PACE, () => echo.roundTrip()),
        ours: () => paced(PACE, () => listener.notificationOf(drafts.pop() as Draft)),
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
