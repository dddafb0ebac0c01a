import { accessSync, constants, existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { runStep, SetupProblem } from '../../infra/servers/src/kit.mjs';

const LONG_MS = 5_000;

/**
 * Builds what changed since the last build. A read-only checkout runs as built.
 * @param {import('./install.mjs').Workspace} workspace
 */
export async function ensureBuilt({ repo, env, say, signal }, mayWrite = isWritable) {
  if (!mayWrite(repo)) return ensureBuiltBefore({ repo });
  say('Building ...');
  const started = Date.now();
  try {
    await runStep({
      command: process.execPath,
      args: [join(repo, 'node_modules', '.bin', 'nx'), 'run-many', '-t', 'build', '--outputStyle=static'],
      // Nx plugins in a separate process would take a second longer.
      env: { NX_ISOLATE_PLUGINS: 'false', ...env },
      cwd: repo,
      say,
      signal,
      title: 'build',
    });
  } catch (error) {
    throw new SetupProblem('The build failed.', {
      details: String(/** @type {{ output?: string }} */ (error).output ?? error).trim(),
    });
  }
  const took = Date.now() - started;
  if (took > LONG_MS) say(`Built in ${Math.round(took / 1000)} s.`);
}

/**
 * Runs what the last build wrote.
 * @param {{ repo: string }} workspace
 */
export async function ensureBuiltBefore({ repo }) {
  const missing = readdirSync(join(repo, 'apps')).filter((name) => !existsSync(join(repo, 'apps', name, 'dist')));
  if (missing.length === 0) return;
  throw new SetupProblem(`These apps of ${repo} are not built yet: ${missing.join(', ')}.`, {
    remedy: 'Run `npm run build` there as a user who can write to it.',
  });
}

/** @param {string} folder */
function isWritable(folder) {
  try {
    accessSync(folder, constants.W_OK);
    return true;
  } catch {
    return false;
  }
}
