import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { rmSync, mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort, startServers } from '@stallbook/servers';
import type { BenchCase } from '../harness/bench-case.js';
import { plainFigure } from '../harness/figure.js';
import { milliseconds } from '../harness/rounds.js';
import { REPO, ownEnvironment } from '../harness/bench-harness.js';

const AGAIN = 3;
const WITHIN_MS = 15 * 60_000;
const STOP_MS = 15_000;

/** The first start installs and builds, so it needs the network: it runs only on request. */
export const start: BenchCase = {
  name: 'start',
  title: 'npm start until it is ready, on a fresh clone and again',
  onlyByName: true,
  async run() {
    const folder = mkdtempSync(join(tmpdir(), 'stallbook-start-'));
    try {
      await run('git', ['clone', '--quiet', REPO, folder], tmpdir());
      const first = await npmStart(folder);
      const again: number[] = [];
      const servers: number[] = [];
      for (let round = 0; round < AGAIN; round += 1) {
        again.push(await npmStart(folder));
        servers.push(await serversAlone(folder));
      }
      const alone = again.map((ms, round) => ms - (servers[round] ?? 0));
      return [
        plainFigure({ name: 'ready after npm start, first', unit: 'ms' }, [first]),
        plainFigure({ name: 'ready after npm start, again', unit: 'ms' }, again),
        plainFigure({ name: 'again, without the servers’ own start', unit: 'ms', bar: { most: 12_000 } }, alone),
      ];
    } finally {
      rmSync(folder, { recursive: true, force: true });
    }
  },
};

async function run(command: string, args: string[], cwd: string): Promise<void> {
  const [code] = (await once(spawn(command, args, { cwd, stdio: 'inherit' }), 'exit')) as [number | null];
  if (code !== 0) throw new Error(`${command} ended with ${code}`);
}

async function npmStart(folder: string): Promise<number> {
  const port = await freePort();
  const env = { ...ownEnvironment(), PORT: String(port) };
  let output = '';
  const started = performance.now();
  // A separate group, so that the signal reaches npm and its children, like Ctrl-C.
  const child = spawn('npm', ['start'], { cwd: folder, env, stdio: ['ignore', 'pipe', 'pipe'], detached: true });
  const ended = once(child, 'exit');
  const ready = new Promise<number>((resolve, reject) => {
    const read = (text: Buffer) => {
      output += text.toString();
      if (output.includes('Stallbook is ready')) resolve(performance.now() - started);
    };
    child.stdout.on('data', read);
    child.stderr.on('data', read);
    child.once('exit', () => reject(new Error(`npm start ended:\n${output}`)));
    setTimeout(() => reject(new Error(`npm start took too long:\n${output}`)), WITHIN_MS).unref();
  });
  try {
    return await ready;
  } finally {
    if (child.exitCode === null && child.pid !== undefined) process.kill(-child.pid, 'SIGINT');
    const insist = setTimeout(() => child.pid !== undefined && process.kill(-child.pid, 'SIGKILL'), STOP_MS);
    await ended;
    clearTimeout(insist);
  }
}

/** The same servers on the same data and nothing else. */
async function serversAlone(folder: string): Promise<number> {
  let stop = () => Promise.resolve();
  const took = await milliseconds(async () => {
    const servers = await startServers({ root: join(folder, '.stallbook'), ports: 'kept', env: ownEnvironment() });
    stop = () => servers.stop();
  });
  await stop();
  return took;
}
