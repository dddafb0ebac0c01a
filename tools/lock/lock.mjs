// `npm run lock`: completes package-lock.json after a change of dependencies. The lock must hold every optional
// platform package, or `npm ci` refuses it. npm omits those that its registry does not carry, such as a mirror for
// one platform. Their entries follow from their names; their checksums come from the registry.
import { readFileSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { completeLock } from './complete.mjs';
import { fillIntegrity } from './integrity.mjs';

const file = resolve(import.meta.dirname, '..', '..', 'package-lock.json');
const lock = JSON.parse(readFileSync(file, 'utf8'));
const added = completeLock(lock.packages);
const list = (/** @type {string[]} */ names) => names.map((name) => `\n  ${name}`).join('');
try {
  const unknown = await fillIntegrity(lock.packages);
  writeFileSync(file, `${JSON.stringify(lock, null, 2)}\n`);
  console.log(added.length === 0 ? 'The lock names every package.' : `Added to the lock:${list(added)}`);
  if (unknown.length > 0) {
    console.error(
      `\nYour registry does not carry these, so they are in the lock without a checksum:${list(unknown)}\n` +
        'Run this again with a registry that does.',
    );
    process.exitCode = 1;
  }
} catch (error) {
  console.error(
    `${error instanceof Error ? error.message : error}\nThe lock is unchanged. Check the network and run this again.`,
  );
  process.exitCode = 1;
}
