import { setTimeout as pause } from 'node:timers/promises';
import { changing } from '../fixtures/event-lists.js';
import { seedMarketEvents } from '../fixtures/market-events.js';
import { seedPeople } from '../fixtures/people.js';
import type { BenchCase } from '../harness/bench-case.js';
import { Browser, DEMO } from '../harness/browser.js';
import { ratioFigure } from '../harness/figure.js';
import { interleave } from '../harness/rounds.js';
import { percentile } from '../harness/stats.js';

const MARKET_EVENTS = 20_000;
const PEOPLE = 40;
const WAVES = 5;
const EVERY_MS = 10;

export const logInWave: BenchCase = {
  name: 'log-in-wave',
  title: 'p99 of the list of market events, 100 a second, while 40 people log in together, against the quiet',
  async run(stage) {
    const prefix = 'bench_log_in_wave';
    await seedMarketEvents(stage.client.db(`${prefix}_events`), MARKET_EVENTS);
    const app = await stage.stallbook(prefix);
    const people = await seedPeople(stage.client.db(`${prefix}_identity`), PEOPLE);
    const reader = await Browser.signedIn(app.url, DEMO.vendor);
    const everybody = () => Promise.all(people.map((person) => Browser.signedIn(app.url, person)));
    const list = listsOf(reader);
    const waves = async (): Promise<number[]> => {
      const times: number[] = [];
      for (let wave = 0; wave < WAVES; wave += 1) times.push(...(await list.during(everybody())));
      return times;
    };
    let asked = 0;
    const { busy, quiet } = await stage.profiled(app, 'log-in-wave', () =>
      interleave<'busy' | 'quiet', number[]>({
        busy: async () => {
          const times = await waves();
          asked = times.length;
          return times;
        },
        quiet: () => list.during(pause((asked || WAVES * PEOPLE) * EVERY_MS)),
      }),
    );
    await app.stop();
    const p99 = (rounds: number[][]) => rounds.map((times) => percentile(times, 0.99));
    return [ratioFigure({ name: 'list while 40 log in, p99', unit: 'ms', bar: { most: 3 } }, p99(busy), p99(quiet))];
  },
};

/** Asks at a steady rate, with or without answers, while the attack lasts. */
function listsOf(reader: Browser) {
  let index = 0;
  const one = async (): Promise<number> => {
    const started = performance.now();
    await reader.query('Events', changing((index += 1)));
    return performance.now() - started;
  };
  return {
    during: async (other: Promise<unknown>): Promise<number[]> => {
      let lasts = true;
      const ended = other.finally(() => (lasts = false));
      const answers: Promise<number>[] = [];
      while (lasts) {
        answers.push(one());
        await pause(EVERY_MS);
      }
      await ended;
      return Promise.all(answers);
    },
  };
}
