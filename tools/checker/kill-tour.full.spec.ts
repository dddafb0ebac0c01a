import { services } from '@stallbook/kernel';
import { busFor, createLogger, mongoClientFor } from '@stallbook/platform';
import { Checker } from './checker.js';
import type { Letter } from './checks/dead-letters.js';
import { Driver } from './driver.js';
import { settle } from './settle.js';
import { Distributed } from './testing/distributed.js';
import { sendPoison } from './testing/poison.js';

const MINUTE = 60_000;
const LANES = 3;
/** A worker sends four emails in parallel. The tour kills it, or the mailbox before its reply, four times. */
const SENT_AGAIN = 16;

const companions = ['mailbox', 'stripe-emulator'];
const victims = [...services, 'workers', 'gateway', 'mongo', 'kafka', 'redis', ...companions];
/** Every process that sends, delivers, or writes. */
const together = [
  ['mongo', 'kafka'],
  ['redis', 'workers', 'notifications'],
  ['gateway', 'mongo'],
  ['billing', 'kafka'],
  [...companions, 'workers'],
  services,
];

const perhaps = process.env['STALLBOOK_TEST_KAFKA'] === '0' ? describe.skip : describe;

perhaps('every process is killed in the middle of the load', () => {
  let stallbook: Distributed;
  let checker: Checker;
  let driver: Driver;
  let poison: Letter[] = [];
  let load: Promise<void>;
  const closers: (() => Promise<void>)[] = [];

  beforeAll(async () => {
    stallbook = await Distributed.start();
    closers.push(() => stallbook.stop());
    const config = stallbook.installation.config();
    const mongo = await mongoClientFor(config.MONGODB_URL);
    closers.push(() => mongo.release());
    const bus = await busFor(config, createLogger({ service: 'checker', level: 'silent' }));
    closers.push(() => bus.release());
    const { stripeKey } = stallbook.installation.place();
    checker = await Checker.open({ config, client: mongo.value, bus: bus.value, stripeKey });
    closers.push(() => checker.close());
    const bounds = {
      lanes: LANES,
      vendorsPerMarket: 4,
      markets: 10_000,
      withinMs: 80 * MINUTE,
      patienceMs: 3 * MINUTE,
    };
    driver = new Driver({ place: stallbook.installation.place(), ...bounds });
    await driver.gather();
    poison = await sendPoison(bus.value, (type) => checker.hearersOf(type));
    load = driver.run();
  });
  afterAll(async () => {
    for (const close of closers.reverse()) await close();
  });

  /** Every lane has held a market since, so the whole journey works. */
  const goesOn = async (): Promise<void> => {
    const before = driver.held;
    while (driver.held < before + LANES) {
      if (driver.isDone) throw new Error('the load ended too early');
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
  };

  const kills = [...victims.map((victim) => [victim]), ...together].map((names) => ({
    names,
    title: names.join(', '),
  }));

  it.each(kills)('$title', async ({ names }) => {
    await goesOn();
    await stallbook.kill(...names);
    await goesOn();
  });

  it('loses nothing and doubles nothing', async () => {
    driver.end();
    await load;
    const { confirmations, answers, full, refusals, unanswered } = driver.notes;
    const { findings, counts } = await settle(
      checker,
      { answers, confirmations, poison, mailsMayRepeat: SENT_AGAIN },
      4 * MINUTE,
    );
    process.stdout.write(`${JSON.stringify({ held: driver.held, full, ...counts })}\n`);
    expect({ findings, refusals, unanswered }).toEqual({ findings: [], refusals: [], unanswered: [] });
  });
});
