import { eventually } from '@stallbook/testing';
import { testConfig } from '@stallbook/platform/testing';
import { Checker } from './checker.js';
import type { Letter } from './checks/dead-letters.js';
import { Driver } from './driver.js';
import { storedWork } from './gather/stored-work.js';
import { nameOf, replicasOf } from './replicas.js';
import { settle } from './settle.js';
import { databasesOf, injectedFaults } from './testing/injected-faults.js';
import { sendPoison } from './testing/poison.js';
import { rebuildWhile } from './testing/rebuild.js';
import { loseReplica } from './testing/replica-faults.js';
import { openSmallStallbook } from './testing/small-stallbook.js';
import { addForgottenWork, forgottenId } from './testing/work-faults.js';
import { publishInWrongOrder } from './testing/wrong-order.js';

const LONG = 600_000;
/** The load lasts until so many markets were held and every read model was rebuilt so often. */
const MARKETS = 4;
const REBUILDS = 2;

describe('a service that is killed under load, while all read models are rebuilt', () => {
  let stallbook: Awaited<ReturnType<typeof openSmallStallbook>>;
  let checker: Checker;
  let driver: Driver;
  let poison: Letter[] = [];

  beforeAll(async () => {
    stallbook = await openSmallStallbook();
    checker = await Checker.open(stallbook.system);
    const bounds = { lanes: 2, vendorsPerMarket: 2, markets: 1_000, withinMs: LONG / 2, patienceMs: LONG / 6 };
    driver = new Driver({ place: stallbook.place, ...bounds });
    await driver.gather();
  });
  afterAll(async () => {
    await checker?.close();
    await stallbook?.close();
  });

  const check = () => checker.check(story());
  const story = () => ({ ...driver.notes, poison, mailsMayRepeat: 0 });

  it('loses nothing and doubles nothing', async () => {
    const load = driver.run();
    const rebuilding = rebuildWhile(stallbook.system, load);
    const underLoad = (condition: () => void) =>
      Promise.race([load, rebuilding.over, eventually(condition, LONG)]).then(condition);
    await underLoad(() => expect(driver.held).toBeGreaterThan(0));
    poison = await sendPoison(stallbook.system.bus, (type) => checker.hearersOf(type));
    await stallbook.applications.end('SIGKILL');
    await stallbook.applications.start();
    await underLoad(() => {
      expect(driver.held).toBeGreaterThanOrEqual(MARKETS);
      expect(rebuilding.rounds).toBeGreaterThanOrEqual(REBUILDS);
    });
    driver.end();
    await Promise.all([load, rebuilding.over]);
    const { findings, counts } = await settle(checker, story(), LONG / 6);
    expect({ findings, ...driver.notes, answers: [], confirmations: [] }).toMatchObject({
      findings: [],
      refusals: [],
      unanswered: [],
    });
    expect(driver.notes.full).toBe(driver.held);
    expect(counts.answers).toBeGreaterThan(MARKETS * 10);
  });

  describe('whose databases are tampered with', () => {
    beforeAll(() => stallbook.applications.end('SIGTERM'));

    it.each(injectedFaults)('shows that $what', async ({ inject, causes }) => {
      const undo = await inject(databasesOf(stallbook.system), stallbook.system);
      const found = (await check()).findings.map((finding) => [finding.check, finding.kind]);
      await undo();
      for (const cause of causes) expect(found).toContainEqual(cause);
    });

    it.each(replicasOf(testConfig()).map((replica) => ({ replica, name: nameOf(replica) })))(
      'shows that an entry is gone from $name',
      async ({ replica, name }) => {
        const undo = await loseReplica(replica, databasesOf(stallbook.system));
        const { findings } = await check();
        await undo();
        const what = expect.stringContaining(`${name} does not hold`) as unknown;
        expect(findings).toContainEqual({ check: 'replicas', kind: 'lost', what });
      },
    );

    it('shows stored work of every kind that is never handed to a worker', async () => {
      const dbOf = databasesOf(stallbook.system);
      const undone = await Promise.all(storedWork.map((kind) => addForgottenWork(kind, dbOf)));
      const { findings } = await check();
      for (const undo of undone) await undo();
      for (const work of storedWork) {
        const what = expect.stringContaining(forgottenId(work)) as unknown;
        expect(findings).toContainEqual({ check: 'endings', kind: 'unfinished', what });
      }
    });

    it('shows poison that left no dead letter, and one that was none', async () => {
      const other = { group: 'billing.reactions', messageId: 'never sent' };
      const { findings } = await checker.check({ ...story(), poison: [...poison.slice(1), other] });
      expect(findings.map(({ kind }) => kind).sort()).toEqual(['foreign', 'lost']);
    });

    it('shows nothing once all of it is undone', async () => {
      expect((await check()).findings).toEqual([]);
    });

    it('shows messages of a stream that were published in the wrong order', async () => {
      await publishInWrongOrder(stallbook.system.bus);
      const found = (await check()).findings.map((finding) => [finding.check, finding.kind]);
      expect(found).toContainEqual(['sequences', 'disordered']);
    });
  });
});
