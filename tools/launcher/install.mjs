import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ensureSpace, runStep, SetupProblem } from '../../infra/servers/src/kit.mjs';

const SPACE = 1_500_000_000;
const NETWORK = /ENOTFOUND|EAI_AGAIN|ECONNREFUSED|ECONNRESET|ETIMEDOUT|ENETUNREACH|network/;

/** @typedef {{ repo: string, env: NodeJS.ProcessEnv, say: (line: string) => void, signal?: AbortSignal }} Workspace */

/**
 * Runs `npm ci` unless node_modules matches package-lock.json.
 * @param {Workspace} workspace
 */
export async function ensureInstalled({ repo, env, say, signal }) {
  if (isInstalled(repo)) return;
  ensureSpace(repo, SPACE, 'installing the packages');
  say('Installing packages (npm ci). The first time, this takes a minute or two ...');
  const args = ['ci', '--include=dev', '--include=optional', '--no-fund', '--no-audit', '--loglevel=error'];
  const npm = env.npm_execpath?.endsWith('npm-cli.js') ? [process.execPath, env.npm_execpath] : ['npm'];
  try {
    await runStep({
      command: npm[0] ?? 'npm',
      args: [...npm.slice(1), ...args],
      env,
      cwd: repo,
      say,
      signal,
      title: 'npm ci',
    });
  } catch (error) {
    const output = String(/** @type {{ output?: string }} */ (error).output ?? error).trim();
    const telling = output.split('\n').filter((line) => /npm error \S/.test(line));
    throw new SetupProblem('The packages could not be installed.', {
      details: (telling.length > 0 ? telling : output.split('\n').slice(-12))
        .slice(0, 12)
        .map((line) => `  | ${line}`)
        .join('\n'),
      remedy: NETWORK.test(output)
        ? 'The package registry cannot be reached. The first start needs a network: check it and npm’s proxy settings, and start again.'
        : 'Fix the problem that npm reports above, and start again.',
    });
  }
}

/**
 * Compares with npm's record in node_modules, so any way of installing counts. Optional packages may be absent:
 * most are for other platforms.
 * @param {string} repo
 */
export function isInstalled(repo) {
  const record = join(repo, 'node_modules', '.package-lock.json');
  if (!existsSync(record)) return false;
  const installed = packagesOf(record);
  return Object.entries(packagesOf(join(repo, 'package-lock.json'))).every(([path, wanted]) => {
    if (!path.startsWith('node_modules/')) return true;
    const there = installed[path];
    if (there === undefined) return wanted.optional === true || wanted.devOptional === true;
    return there.version === wanted.version && there.link === wanted.link;
  });
}

/** @param {string} file @returns {Record<string, { version?: string, link?: boolean, optional?: boolean, devOptional?: boolean }>} */
function packagesOf(file) {
  return JSON.parse(readFileSync(file, 'utf8')).packages;
}
