import { setPriority } from 'node:os';
import { parentPort } from 'node:worker_threads';
import { hashSync, verifySync } from '@node-rs/argon2';

/** A tenth of the weight of the event loop: requests go first, and log-ins still go on where they never end. */
const NICE = 10;

// Linux alone has priorities of threads; elsewhere this would slow the whole process.
if (process.platform === 'linux') setPriority(0, NICE);

const works = { hash: hashSync, verify: verifySync };

parentPort?.on('message', ({ work, given }) => {
  try {
    parentPort?.postMessage({ value: works[work](...given) });
  } catch (error) {
    parentPort?.postMessage({ error });
  }
});
