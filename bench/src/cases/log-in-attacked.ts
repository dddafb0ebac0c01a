import { attack } from '../fixtures/attack.js';
import { seedPeople, type Person } from '../fixtures/people.js';
import type { BenchCase } from '../harness/bench-case.js';
import { Browser } from '../harness/browser.js';
import { ratioFigure } from '../harness/figure.js';
import { interleave } from '../harness/rounds.js';
import { percentile } from '../harness/stats.js';

const PEOPLE = 100;
const WARM_UP = 300;

export const logInAttacked: BenchCase = {
  name: 'log-in-attacked',
  title: 'p95 of log-ins one by one, during half-sent log-ins, slow connections and a flood, against the quiet',
  async run(stage) {
    const prefix = 'bench_log_in_attacked';
    const app = await stage.stallbook(prefix);
    const people = await seedPeople(stage.client.db(`${prefix}_identity`), PEOPLE);
    const logIns = async (count = PEOPLE): Promise<number> => {
      const times: number[] = [];
      for (let index = 0; index < count; index += 1) {
        const started = performance.now();
        await Browser.signedIn(app.url, people[index % PEOPLE] as Person, `198.51.100.${1 + (index % PEOPLE)}`);
        times.push(performance.now() - started);
      }
      return percentile(times, 0.95);
    };
    await logIns(WARM_UP);
    const { attacked, quiet } = await stage.profiled(app, 'log-in-attacked', () =>
      interleave<'attacked' | 'quiet', number>({
        quiet: () => logIns(),
        attacked: async (round) => {
          const attackers = await attack(stage, app.url, `203.0.113.${10 + round}`);
          try {
            return await logIns();
          } finally {
            await attackers.end();
          }
        },
      }),
    );
    await app.stop();
    const about = { name: 'log in under attack, p95', unit: 'ms', bar: { most: 3 } };
    return [ratioFigure({ ...about, note: 'every log-in was answered with a session' }, attacked, quiet)];
  },
};
