import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { newId } from '@stallbook/kernel';
import type { BenchCase } from '../harness/bench-case.js';
import { Browser, DEMO } from '../harness/browser.js';
import { plainFigure, ratioFigure } from '../harness/figure.js';
import { interleave, perSecond } from '../harness/rounds.js';
import { REPO } from '../harness/bench-harness.js';
import { bareCommit } from '../fixtures/parcel.js';

const FILE_NAME = 'farmers-markets-2027.csv';
const FILE = join(REPO, 'apps/events/data', FILE_NAME);
const ROWS = 2_881;
const CONCURRENCY = 5;
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
  /** The longest gap between progress updates on the admin's page, in milliseconds. */
  silentMs: number;
}

export const importRows: BenchCase = {
  name: 'import',
  title:
    'import of the 2,881 rows of the sample file, pasted and uploaded, against the driver’s raw inserts, five in parallel',
  async run(stage) {
    const app = await stage.stallbook('bench_import');
    const admin = await Browser.signedIn(app.url, DEMO.admin);
    const db = stage.client.db('bench_import_floor');
    const bare = db.collection<ReturnType<typeof bareCommit>>('bare');
    const { driver, pasted, uploaded } = await stage.profiled(app, 'import', () =>
      interleave<'driver' | 'pasted' | 'uploaded', Imported>({
        driver: async () => ({
          perSecond: await perSecond(ROWS, CONCURRENCY, () => bare.insertOne(bareCommit(newId()))),
          silentMs: 0,
        }),
        pasted: () => importFile(admin, paste),
        uploaded: () => importFile(admin, upload),
      }),
    );
    await app.stop();
    await db.dropDatabase();
    const rates = (rounds: Imported[]) => rounds.map((one) => one.perSecond);
    const figures = (name: string, rounds: Imported[]) => [
      ratioFigure({ name, unit: 'rows/s', bar: { least: 0.25 } }, rates(rounds), rates(driver)),
      plainFigure(
        { name: `${name}, age of the progress`, unit: 'ms', bar: { most: 1_000 } },
        rounds.map(({ silentMs }) => silentMs),
      ),
    ];
    return [...figures('import', pasted), ...figures('import by upload', uploaded)];
  },
};

type Begin = (admin: Browser, content: string) => Promise<unknown>;

const paste: Begin = (admin, text) => admin.mutate('StartImport', { input: { fileName: FILE_NAME, text } });

/** End to end: through the gateway into the file store, and from there to the worker. */
const upload: Begin = async (admin, content) => {
  const file = new File([content], FILE_NAME, { type: 'text/csv' });
  const { fileId } = await admin.upload<{ fileId: string }>('/uploads/imports', file);
  await admin.mutate('StartImport', { input: { fileName: FILE_NAME, fileId } });
};

async function importFile(admin: Browser, begin: Begin): Promise<Imported> {
  const content = readFileSync(FILE, 'utf8');
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
  await begin(admin, content);
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
