import { eventually } from '@stallbook/testing';
import { Checker } from './checker.js';
import type { Letter } from './checks/dead-letters.js';
import { Driver } from './driver.js';
import { settle } from './settle.js';
import { databasesOf, plants } from './testing/plants.js';
import { sendPoison } from './testing/poison.js';
import { openSmallStallbook } from './testing/small-stallbook.js';

const LONG = 240_000;
const MARKETS = 4;

describe('a service that is killed under load', () => {
  let stallbook: Awaited<ReturnType<typeof openSmallStallbook>>;
  let checker: Checker;
  let driver: Driver;
  let poison: Letter[] = [];

  beforeAll(async () => {
    stallbook = await openSmallStallbook();
    checker = await Checker.open(stallbook.system);
    const bounds = { lanes: 2, vendorsPerMarket: 2, markets: MARKETS, withinMs: 150_000, patienceMs: 20_000 };
    driver = new Driver({ place: stallbook.place, ...bounds });
    await driver.gather();
  }, LONG);
  afterAll(async () => {
    await checker?.close();
    await stallbook?.close();
  }, LONG);

  const check = () => checker.check(story());
  const story = () => ({ ...driver.notes, poison, mailsMayRepeat: 0 });

  it(
    'loses nothing and doubles nothing',
    async () => {
      const load = driver.run();
      await Promise.race([load, eventually(() => expect(driver.held).toBeGreaterThan(0), LONG)]);
      poison = await sendPoison(stallbook.system.bus, (type) => checker.hearersOf(type));
      await stallbook.applications.end('SIGKILL');
      await stallbook.applications.start();
      await load;
      const { findings, counts } = await settle(checker, story(), 30_000);
      expect({ findings, ...driver.notes, answers: [], confirmations: [] }).toMatchObject({
        findings: [],
        refusals: [],
        unanswered: [],
      });
      expect([driver.held, driver.notes.full]).toEqual([MARKETS, MARKETS]);
      expect(counts.answers).toBeGreaterThan(MARKETS * 10);
    },
    LONG,
  );

  describe('whose databases are tampered with', () => {
    beforeAll(() => stallbook.applications.end('SIGTERM'));

    it.each(plants)('shows that $what', async ({ plant, causes }) => {
      const undo = await plant(databasesOf(stallbook.system));
      const found = (await check()).findings.map((finding) => [finding.check, finding.kind]);
      await undo();
      for (const cause of causes) expect(found).toContainEqual(cause);
    });

    it('shows poison that left no dead letter, and one that was none', async () => {
      const other = { group: 'billing.reactions', messageId: 'never sent' };
      const { findings } = await checker.check({ ...story(), poison: [...poison.slice(1), other] });
      expect(findings.map(({ kind }) => kind).sort()).toEqual(['foreign', 'lost']);
    });

    it('shows nothing once all of it is undone', async () => {
      expect((await check()).findings).toEqual([]);
    });
  });
});
