// The floor of the email queue: a BullMQ worker whose jobs do nothing.
import { Worker } from 'bullmq';

const { REDIS_URL = '', QUEUE = '' } = process.env;
const worker = new Worker(QUEUE, async () => undefined, { connection: { url: REDIS_URL }, concurrency: 50 });
await worker.waitUntilReady();
console.log(JSON.stringify({ ready: true }));
process.once('SIGTERM', () => void worker.close());
