import { hash, verify } from '@node-rs/argon2';
import { ARGON2ID, PASSWORD, seedPeople, type Person } from '../fixtures/people.js';
import { Browser } from '../harness/browser.js';
import type { BenchCase } from '../harness/bench-case.js';
import { ratioFigure } from '../harness/figure.js';
import { sharesOf } from '../harness/processor.js';
import { interleave, perSecond, spread } from '../harness/rounds.js';

const PEOPLE = 160;
const LOG_INS = 640;
const CONCURRENCY = 16;
/** Warm-up requests until the engine has compiled the login path. */
const WARM_UP = 2_000;

export const logIn: BenchCase = {
  name: 'log-in',
  title: 'log-ins through the gateway, 16 in parallel, against bare argon2id with the same parameters',
  async run(stage) {
    const prefix = 'bench_log_in';
    const app = await stage.stallbook(prefix);
    const people = await seedPeople(stage.client.db(`${prefix}_identity`), PEOPLE);
    const passwordHash = await hash(PASSWORD, ARGON2ID);
    const logIn = (index: number) => Browser.signedIn(app.url, people[index % PEOPLE] as Person);
    await spread(WARM_UP, CONCURRENCY, logIn);
    let used = '';
    const { bare, ours } = await stage.profiled(app, 'log-in', () =>
      interleave<'bare' | 'ours', number>({
        bare: () => perSecond(LOG_INS, CONCURRENCY, () => verify(passwordHash, PASSWORD)),
        ours: async () => {
          const before = stage.processor({ app });
          const rate = await perSecond(LOG_INS, CONCURRENCY, logIn);
          used = sharesOf(before, stage.processor({ app }), LOG_INS);
          return rate;
        },
      }),
    );
    await app.stop();
    return [ratioFigure({ name: 'log in', unit: '/s', bar: { least: 0.65 }, note: used }, ours, bare)];
  },
};
