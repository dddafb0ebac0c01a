import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import 'reflect-metadata';

const WORKER_OPTIONS = 'bullmq:worker_metadata';
const files = readdirSync(import.meta.dirname, { recursive: true, encoding: 'utf8' }).filter((file) =>
  file.endsWith('.processor.ts'),
);

describe('the workers of the queues', () => {
  it.each(files)('go on with a job whose process was killed several times: %s', async (file) => {
    const classes = Object.values((await import(join(import.meta.dirname, file))) as Record<string, object>);
    const options = classes.flatMap((one) => (Reflect.getMetadata(WORKER_OPTIONS, one) as object | undefined) ?? []);
    expect(options).toMatchObject([{ maxStalledCount: 10 }]);
  });
});
