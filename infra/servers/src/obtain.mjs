import { existsSync } from 'node:fs';
import { dirname } from 'node:path';
import { intoCache } from './cache.mjs';
import { ensureSpace } from './folders.mjs';
import { SetupProblem } from './problem.mjs';

/**
 * @typedef {object} Wish
 * @property {NodeJS.ProcessEnv} env
 * @property {(line: string) => void} say
 * @property {AbortSignal} [signal]  ends a fetch in progress
 * @property {boolean} [lookOnly]  find what is there, fetch nothing
 *
 * @typedef {object} Ways
 * @property {string} title
 * @property {number} megabytes            disk space that fetching takes
 * @property {string | undefined} installed path of an installed one, on PATH or named by the environment
 * @property {string} cached               path in the cache, whether there or not
 * @property {(path: string) => Promise<boolean>} works
 * @property {{ name: string, fill: (folder: string) => Promise<string> }[]} ways tried in this order
 * @property {string} remedy               the command that installs it
 *
 * @typedef {{ path: string, source: string }} Obtained
 */

/**
 * The order of sources for every server: installed, cached, downloaded. Throws a SetupProblem with the reason for
 * each and the remedy.
 * @param {Wish} wish
 * @param {Ways} ways
 * @returns {Promise<Obtained>}
 */
export async function obtain(wish, { title, megabytes, installed, cached, works, ways, remedy }) {
  const tried = [];
  if (installed !== undefined) {
    if (await works(installed)) return { path: installed, source: installed };
    tried.push(`${installed}: it does not run`);
  }
  if (existsSync(cached)) {
    if (await works(cached)) return { path: cached, source: `cache (${cached})` };
    tried.push(`${cached}: it does not run on this machine`);
  }
  for (const way of wish.lookOnly || existsSync(cached) ? [] : ways) {
    const started = Date.now();
    try {
      ensureSpace(dirname(cached), megabytes * 1_000_000, `downloading ${title}`);
      wish.say(`${title}: downloading from ${way.name} ...`);
      await intoCache(cached, way.fill);
      if (await works(cached)) {
        wish.say(`${title}: downloaded in ${Math.round((Date.now() - started) / 1000)} s.`);
        return { path: cached, source: `${way.name}, now in the cache (${cached})` };
      }
      tried.push(`${way.name}: downloaded, but it does not run on this machine`);
      break;
    } catch (error) {
      if (error instanceof SetupProblem) throw error;
      tried.push(`${way.name}: ${reason(error)}`);
    }
  }
  throw new SetupProblem(`${title} is missing and could not be downloaded.`, {
    details: tried.map((line) => `  - ${line}`).join('\n'),
    remedy: `Check the network, or install it: ${remedy}`,
  });
}

/** @param {unknown} error */
function reason(error) {
  if (!(error instanceof Error)) return String(error);
  if (/** @type {NodeJS.ErrnoException} */ (error).code === 'ENOSPC')
    throw new SetupProblem('The disk is full.', { remedy: 'Free some space and start again.' });
  const cause = error.cause instanceof Error ? ` (${error.cause.message})` : '';
  return `${error.message.split('\n')[0]}${cause}`;
}
