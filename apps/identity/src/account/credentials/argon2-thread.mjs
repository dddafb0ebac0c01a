import { constants, setPriority } from 'node:os';
import { parentPort } from 'node:worker_threads';
import { hashSync, verifySync } from '@node-rs/argon2';

// Requests go first. Linux alone has priorities of threads; elsewhere this would slow the whole process.
if (process.platform === 'linux') setPriority(0, constants.priority.PRIORITY_BELOW_NORMAL);

const works = { hash: hashSync, verify: verifySync };

parentPort?.on('message', ({ work, given }) => {
  try {
    parentPort?.postMessage({ value: works[work](...given) });
  } catch (error) {
    parentPort?.postMessage({ error });
  }
});
