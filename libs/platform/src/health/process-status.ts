import { readFileSync } from 'node:fs';
import { hostname } from 'node:os';
import { join } from 'node:path';
import type { ProcessStatus } from '@stallbook/contracts';
import { health } from './health.js';

/** All packages share the version of the root package. */
const manifest = join(import.meta.dirname, '..', '..', '..', '..', 'package.json');
let version: string | undefined;

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
