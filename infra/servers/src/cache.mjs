import { existsSync, mkdirSync, mkdtempSync, readdirSync, renameSync, rmSync, statSync } from 'node:fs';
import { homedir } from 'node:os';
import { dirname, join } from 'node:path';

const ABANDONED_MS = 3_600_000;

/**
 * The cache of downloaded servers, shared by starts and projects.
 * @param {NodeJS.ProcessEnv} env
 */
export function cacheDir(env) {
  return env.STALLBOOK_CACHE || join(env.HOME || homedir(), '.cache', 'stallbook', 'servers');
}

/**
 * Lets `fill` work in a temporary folder of the cache, then moves it into place in one step, so that a killed
 * download never leaves half a server. If two run in parallel, the first one wins.
 * @param {string} target
 * @param {(folder: string) => Promise<string>} fill returns the path of what is to be kept, inside `folder`
 */
export async function intoCache(target, fill) {
  const cache = dirname(target);
  mkdirSync(cache, { recursive: true });
  clearAbandoned(cache);
  const folder = mkdtempSync(join(cache, '.fetch-'));
  try {
    const made = await fill(folder);
    try {
      renameSync(made, target);
    } catch (error) {
      if (!existsSync(target)) throw error; // otherwise another start was quicker
    }
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** @param {string} cache */
function clearAbandoned(cache) {
  for (const name of readdirSync(cache).filter((entry) => entry.startsWith('.fetch-'))) {
    const stat = statSync(join(cache, name), { throwIfNoEntry: false });
    if (stat && Date.now() - stat.mtimeMs > ABANDONED_MS) rmSync(join(cache, name), { recursive: true, force: true });
  }
}
