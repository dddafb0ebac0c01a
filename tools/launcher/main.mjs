import { resolve } from 'node:path';
import { describeProblem } from '../../infra/servers/src/kit.mjs';
import { ensureBuilt, ensureBuiltBefore } from './build.mjs';
import { ensureInstalled } from './install.mjs';
import { launch } from './launch.mjs';
import { readOptions, USAGE } from './options.mjs';

/**
 * Ends the process: 0 after a requested stop, 1 after a problem.
 * @param {'all-in-one' | 'distributed'} topology
 */
export async function main(topology) {
  const say = (/** @type {string} */ line) => console.log(line);
  const repo = resolve(import.meta.dirname, '..', '..');
  try {
    const options = readOptions(process.argv.slice(2), process.env, repo);
    if (options.help) {
      say(USAGE);
      process.exit(0);
    }
    const build = options.build ? ensureBuilt : ensureBuiltBefore;
    const setup = { options, env: process.env, topology, install: ensureInstalled, build, say };
    process.exit(await launch(setup));
  } catch (error) {
    console.error(describeProblem(error));
    process.exit(1);
  }
}
