import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { newId } from '@stallbook/kernel';
import type { BenchCase } from '../harness/bench-case.js';
import { Browser, DEMO } from '../harness/browser.js';
import { plainFigure, ratioFigure } from '../harness/figure.js';
import { interleave, perSecond } from '../harness/rounds.js';
import { REPO } from '../harness/stage.js';
import { bareCommit } from '../fixtures/parcel.js';

const FILE = join(REPO, 'apps/events/data/farmers-markets-2027.csv');
const ROWS = 2_881;
const AT_ONCE = 5;
const WITHIN_MS = 120_000;

interface Job {
  id: string;
  status: string;
  createdCount: number;
  failedCount: number;
  error: string | null;
}

interface Imported {
  perSecond: number;
  /** The longest that the admin's page went without news, in milliseconds. */
  silentMs: number;
}

export const importRows: BenchCase = {
  name: 'import',
  title: 'import of the 2,881 rows of the sample file, against the driver’s raw inserts, five at once',
  async run(stage) {
    const app = await stage.stallbook('bench_import');
    const admin = await Browser.signedIn(app.url, DEMO.admin);
    const db = stage.client.db('bench_import_floor');
    const bare = db.collection<ReturnType<typeof bareCommit>>('bare');
    const { driver, ours } = await stage.profiled(app, 'import', () =>
      interleave<'driver' | 'ours', Imported>({
        driver: async () => ({
          perSecond: await perSecond(ROWS, AT_ONCE, () => bare.insertOne(bareCommit(newId()))),
          silentMs: 0,
        }),
        ours: () => importFile(admin),
      }),
    );
    await app.stop();
    await db.dropDatabase();
    const rates = (rounds: Imported[]) => rounds.map((one) => one.perSecond);
    return [
      ratioFigure({ name: 'import', unit: 'rows/s', bar: { least: 0.25 } }, rates(ours), rates(driver)),
      plainFigure(
        { name: 'import, age of the progress', unit: 'ms', bar: { most: 1_000 } },
        ours.map(({ silentMs }) => silentMs),
      ),
    ];
  },
};

/** From the pasted file until its job has finished, as the admin's page hears of it. */
async function importFile(admin: Browser): Promise<Imported> {
  let heardAt = performance.now();
  let silentMs = 0;
  let finish: (job: Job) => void = () => undefined;
  const finished = new Promise<Job>((resolve) => (finish = resolve));
  const end = await admin.follow((type, data) => {
    if (type !== 'import-progress') return;
    silentMs = Math.max(silentMs, performance.now() - heardAt);
    heardAt = performance.now();
    const job = data as Job;
    if (job.status === 'finished' || job.status === 'failed') finish(job);
  });
  const started = performance.now();
  heardAt = started;
  await admin.mutate('StartImport', {
    input: { fileName: 'farmers-markets-2027.csv', text: readFileSync(FILE, 'utf8') },
  });
  const job = await Promise.race([finished, tooLate()]);
  const seconds = (performance.now() - started) / 1_000;
  end();
  if (job.status !== 'finished' || job.failedCount > 0)
    throw new Error(`the import ended as ${job.status}: ${job.error}`);
  return { perSecond: ROWS / seconds, silentMs };
}

const tooLate = (): Promise<never> =>
  new Promise((_, reject) => {
    setTimeout(() => reject(new Error('the import took too long')), WITHIN_MS).unref();
  });
