// Decorator metadata, and the addresses of the servers that `npm test` started (or a running set left for single runs).
import 'reflect-metadata';
import { existsSync, readFileSync } from 'node:fs';

const known = '.stallbook/test-servers.json';
if (!process.env.MONGODB_URL && existsSync(known)) {
  Object.assign(process.env, JSON.parse(readFileSync(known, 'utf8')));
}
