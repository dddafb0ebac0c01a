import { join } from 'node:path';
import { runStep, SetupProblem } from '../../infra/servers/src/kit.mjs';

/**
 * Builds what changed since the last build; quick when nothing did.
 * @param {import('./install.mjs').Workspace} workspace
 */
export async function ensureBuilt({ repo, env, say, signal }) {
  try {
    const output = await runStep({
      command: process.execPath,
      args: [join(repo, 'tools', 'build.mjs')],
      env,
      cwd: repo,
      say,
      signal,
      title: 'build',
    });
    if (output.trim() !== '') say(output.trim());
  } catch (error) {
    throw new SetupProblem('The build failed.', {
      details: String(/** @type {{ output?: string }} */ (error).output ?? error).trim(),
    });
  }
}
