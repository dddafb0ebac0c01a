import { setPriority } from 'node:os';
import { parentPort } from 'node:worker_threads';
import { hashSync, verifySync } from '@node-rs/argon2';

/** A tenth of the event loop's weight: requests come first, but logins proceed even under constant load. */
const NICE = 10;

// Only Linux has thread priorities; elsewhere, this would slow down the whole process.
if (process.platform === 'linux') setPriority(0, NICE);

const works = { hash: hashSync, verify: verifySync };

parentPort?.on('message', ({ work, given }) => {
  try {
    parentPort?.postMessage({ value: works[work](...given) });
  } catch (error) {
    parentPort?.postMessage({ error });
  }
});
