import { newId } from '@stallbook/kernel';
import type { Db } from 'mongodb';
import { Listener } from '../fixtures/listener.js';
import { openMarketplace, submit as submitDraft } from '../fixtures/marketplace.js';
import { bareCommit } from '../fixtures/parcel.js';
import { openQuickApplies, quickApply } from '../fixtures/quick-applies.js';
import type { BenchCase } from '../harness/bench-case.js';
import { plainFigure, ratioFigure } from '../harness/figure.js';
import { partsOf } from '../harness/parts.js';
import { sharesOf } from '../harness/processor.js';
import { ROUNDS, interleave, perSecond, spread } from '../harness/rounds.js';
import type { BenchHarness } from '../harness/bench-harness.js';

const BURST = 1_500;
const WARM_UP = 300;
const PROFILED = 600;
const CONCURRENCY = 16;
const VENDORS = 6;
const PREFIX = 'bench_submit';
/** The best result of `addItemToOrder` in Vendure 3 on such a machine. */
const VENDURE = 140;

export const submit: BenchCase = {
  name: 'submit',
  title:
    'bursts of 1,500 submitted and quick applications through the gateway, 16 in parallel, and their notifications',
  async run(stage) {
    const app = await stage.stallbook(PREFIX);
    const wanted = { drafts: WARM_UP + ROUNDS * BURST + PROFILED, vendors: VENDORS };
    const { organizer, drafts, markets } = await openMarketplace(stage, app.url, wanted);
    const quickApplies = await openQuickApplies(stage, PREFIX, app.url, { markets, vendors: VENDORS });
    const { listener, end } = await Listener.of(organizer);
    const db = stage.client.db(`${PREFIX}_floor`);
    await db.createCollection('events');
    await db.createCollection('views');
    const used = { driver: '', ours: '', quick: '' };
    const { driver, ours, quick } = await stage.profiled(app, 'submit', () =>
      interleave<'driver' | 'ours' | 'quick', Burst>({
        driver: async () => {
          const before = stage.processor({ app });
          const appended = await perSecond(BURST, CONCURRENCY, () => bareTransaction(stage, db));
          used.driver = sharesOf(before, stage.processor({ app }), BURST);
          return { appended };
        },
        ours: async (round) => {
          const before = stage.processor({ app });
          const count = round < 0 ? WARM_UP : BURST;
          const result = await burst(drafts.splice(0, count), submitDraft, listener);
          used.ours = sharesOf(before, stage.processor({ app }), count);
          return result;
        },
        quick: async (round) => {
          const before = stage.processor({ app });
          const count = round < 0 ? WARM_UP : BURST;
          const result = await burst(quickApplies.splice(0, count), quickApply, listener);
          used.quick = sharesOf(before, stage.processor({ app }), count);
          return result;
        },
      }),
    );
    const parts = await partsOf(stage, app, () => burst(drafts.splice(0, PROFILED), submitDraft, listener));
    end();
    await app.stop();
    await db.dropDatabase();
    const note = `ours ${used.ours}; driver ${used.driver}; app by part ${sharesOf({}, parts, PROFILED)}`;
    const appended = ours.map((one) => one.appended);
    const notified = ours.map((one) => one.notified ?? 0);
    const behind = ours.map((one) => one.behindMs ?? 0);
    const quickly = quick.map((one) => one.appended);
    const raw = driver.map((one) => one.appended);
    return [
      ratioFigure({ name: 'submit an application', unit: '/s', bar: { least: 0.25 }, note }, appended, raw),
      plainFigure({ name: 'submitted per second', unit: '/s', bar: { least: 3 * VENDURE } }, appended),
      ratioFigure({ name: 'quick-apply', unit: '/s', bar: { least: 0.25 }, note: used.quick }, quickly, raw),
      plainFigure({ name: 'quick-applies per second', unit: '/s', bar: { least: VENDURE } }, quickly),
      ratioFigure({ name: 'burst: notified / appended', unit: '/s', bar: { least: 0.8 } }, notified, appended),
      plainFigure({ name: 'burst: last notification behind', unit: 'ms', bar: { most: 500 } }, behind),
    ];
  },
};

interface Burst {
  appended: number;
  notified?: number;
  behindMs?: number;
}

async function burst<T extends { id: string }>(
  applications: readonly T[],
  send: (application: T) => Promise<void>,
  listener: Listener,
): Promise<Burst> {
  const started = performance.now();
  await spread(applications.length, CONCURRENCY, (index) => send(applications[index] as T));
  const answered = performance.now();
  const arrivals = await Promise.all(applications.map(({ id }) => listener.arrival(id)));
  const last = arrivals.reduce((latest, one) => Math.max(latest, one), 0);
  const perSecondOver = (ms: number) => (applications.length / ms) * 1_000;
  return {
    appended: perSecondOver(answered - started),
    notified: perSecondOver(last - started),
    behindMs: Math.max(0, last - answered),
  };
}

async function bareTransaction({ client }: BenchHarness, db: Db): Promise<void> {
  const id = newId();
  const commit = bareCommit(id);
  await client.withSession((session) =>
    session.withTransaction(async () => {
      await db.collection<typeof commit>('events').insertOne(commit, { session });
      const { to, weight } = commit.events[0]?.data ?? { to: '', weight: 0 };
      await db
        .collection<{ _id: string; place: string; weight: number; moves: number }>('views')
        .insertOne({ _id: id, place: to, weight, moves: 1 }, { session });
    }),
  );
}
