// TypeScript, decorator metadata, and the addresses of the servers that `npm test` started (or a running set left for
// single runs).
import '@oxc-node/core/register';
import 'reflect-metadata';
import { existsSync, readFileSync } from 'node:fs';

if (!process.env.NODE_OPTIONS?.includes('--conditions=@stallbook/source'))
  throw new Error('Specs read the libraries from their sources: run them with `npm test -- <path>`.');

const known = '.stallbook/test-servers.json';
if (!process.env.MONGODB_URL && existsSync(known)) {
  Object.assign(process.env, JSON.parse(readFileSync(known, 'utf8')));
}

// The runner only hangs up at the end; a spec that left something open would keep its worker alive without anybody.
process.once('disconnect', () => process.exit());
