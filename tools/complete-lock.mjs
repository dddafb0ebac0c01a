// `npm run lock`: completes package-lock.json after a change of dependencies.
// Programs that come as one optional package per platform (compilers, for instance) must all stand in the lock, else
// `npm ci` calls it out of step. npm leaves out those that it cannot look up, as behind a mirror that carries one
// platform only; what it would have written follows from their names, and they are fetched nowhere but on theirs.
import { readFileSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { completeLock } from './lock/complete.mjs';

const file = resolve(import.meta.dirname, '..', 'package-lock.json');
const lock = JSON.parse(readFileSync(file, 'utf8'));
const added = completeLock(lock.packages);
writeFileSync(file, `${JSON.stringify(lock, null, 2)}\n`);
console.log(added.length === 0 ? 'The lock is complete.' : `Added to the lock:\n  ${added.join('\n  ')}`);
