import { execFile, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { eventually } from '@stallbook/testing';
import { freePort } from '@stallbook/servers';

const run = promisify(execFile);
const PACKAGE = 'moto[server]==5.1.22';

export const pythonIsThere = (): boolean => spawnSync('python3', ['-m', 'venv', '--help']).status === 0;

/** An S3 server from the Python package index, in a temporary folder. */
export async function startS3Server(): Promise<{ endpoint: string; stop(): Promise<void> }> {
  const folder = await mkdtemp(join(tmpdir(), 'stallbook-s3-'));
  await run('python3', ['-m', 'venv', folder]);
  await run(join(folder, 'bin/pip'), ['install', '--quiet', '--disable-pip-version-check', PACKAGE]);
  const endpoint = `http://127.0.0.1:${await freePort()}`;
  const server = spawn(join(folder, 'bin/moto_server'), ['-H', '127.0.0.1', '-p', new URL(endpoint).port], {
    stdio: 'ignore',
  });
  const ended = once(server, 'exit');
  await eventually(() => fetch(endpoint));
  return {
    endpoint,
    async stop() {
      server.kill();
      await ended;
      await rm(folder, { recursive: true, force: true });
    },
  };
}
