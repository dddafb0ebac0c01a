import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

const CONCURRENCY = 4;
const run = promisify(execFile);

/** @typedef {import('./complete.mjs').LockEntry} LockEntry */

/**
 * Fetches missing checksums from the configured registry. Returns `name@version` of those that it does not carry.
 * @param {Record<string, LockEntry>} packages the `packages` of a lock file, changed in place
 * @param {NodeJS.ProcessEnv} [env]
 */
export async function fillIntegrity(packages, env = process.env) {
  const open = Object.entries(packages).filter(
    ([path, { version, integrity, link, inBundle }]) =>
      path.includes('node_modules/') && version && !integrity && !link && !inBundle,
  );
  /** @type {string[]} */
  const unknown = [];
  const work = open.values();
  const worker = async () => {
    for (const [path, { version, ...rest }] of work) {
      const spec = `${path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length)}@${version}`;
      const integrity = await integrityOf(spec, env);
      if (integrity === undefined) unknown.push(spec);
      else packages[path] = { version, integrity, ...rest };
    }
  };
  await Promise.all(Array.from({ length: CONCURRENCY }, worker));
  return unknown.sort();
}

/**
 * @param {string} spec
 * @param {NodeJS.ProcessEnv} env
 * @returns {Promise<string | undefined>} undefined: the registry does not carry it
 */
async function integrityOf(spec, env) {
  const npm = env.npm_execpath?.endsWith('npm-cli.js') ? [process.execPath, env.npm_execpath] : ['npm'];
  const args = [...npm.slice(1), 'view', spec, 'dist.integrity', '--json'];
  try {
    const { stdout } = await run(npm[0] ?? 'npm', args, { env });
    return stdout.trim() === '' ? undefined : JSON.parse(stdout);
  } catch (error) {
    const { code, summary } = refusal(String(/** @type {{ stdout?: string }} */ (error).stdout ?? ''));
    if (code === 'E404') return undefined;
    throw new Error(`The registry could not be asked for the checksum of ${spec}: ${summary ?? error}`);
  }
}

/** @param {string} stdout what npm said in JSON @returns {{ code?: string, summary?: string }} */
function refusal(stdout) {
  try {
    return JSON.parse(stdout).error ?? {};
  } catch {
    return {};
  }
}
