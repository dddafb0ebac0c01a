// The servers that `npm test` started, or those of `npm run test:servers`.
import 'reflect-metadata';
import { existsSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';

const running = resolve(import.meta.dirname, '..', '..', '.stallbook', 'test-servers.json');
if (!process.env.MONGODB_URL && existsSync(running)) {
  Object.assign(process.env, JSON.parse(readFileSync(running, 'utf8')));
}
