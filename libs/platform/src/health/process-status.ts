import { readFileSync } from 'node:fs';
import { hostname } from 'node:os';
import { join } from 'node:path';
import type { ProcessStatus } from '@stallbook/contracts';
import { health } from './health.js';

/** Of the whole repository: its packages are released together. */
const manifest = join(import.meta.dirname, '..', '..', '..', '..', 'package.json');
let version: string | undefined;

/** This process, for admins. */
export async function processStatus(): Promise<ProcessStatus> {
  version ??= (JSON.parse(readFileSync(manifest, 'utf8')) as { version: string }).version;
  const { failing, degraded } = await health.readiness();
  return {
    version,
    instance: `${hostname()}:${process.pid}`,
    uptimeSeconds: Math.floor(process.uptime()),
    degraded: [...failing, ...degraded],
  };
}
