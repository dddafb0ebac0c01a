import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { startServers } from '../../infra/servers/src/index.mjs';
import { mongoUrl } from '../../infra/servers/src/mongo.mjs';
import { SetupProblem } from '../../infra/servers/src/problem.mjs';
import { liveRecord } from '../../infra/servers/src/run-dir.mjs';

/**
 * The MongoDB of this checkout: from the environment, the running one, or a temporary one.
 * @param {NodeJS.ProcessEnv} env
 * @returns {Promise<{ url: string, stop: () => Promise<void> }>}
 */
export async function findDatabase(env) {
  const nothing = async () => {};
  if (env['MONGODB_URL']) return { url: env['MONGODB_URL'], stop: nothing };
  const root = env['STALLBOOK_DATA_DIR'] ?? '.stallbook';
  if (liveRecord(join(root, 'run'), 'mongo')) {
    const { mongo } = JSON.parse(readFileSync(join(root, 'run', 'ports', 'servers.json'), 'utf8'));
    return { url: mongoUrl(mongo), stop: nothing };
  }
  const servers = await startServers({ root, ports: 'kept', want: { mongo: true, redis: false, kafka: false } });
  if (!servers.env.MONGODB_URL) throw new Error('MongoDB could not be started');
  return { url: servers.env.MONGODB_URL, stop: () => servers.stop() };
}

/**
 * The brokers of this installation: from the environment, or the running one. None means the embedded bus.
 * @param {NodeJS.ProcessEnv} env
 * @returns {string[]}
 */
export function findBrokers(env) {
  if (env['STALLBOOK_BUS'] === 'embedded') return [];
  if (env['KAFKA_BROKERS']) return env['KAFKA_BROKERS'].split(',');
  const root = env['STALLBOOK_DATA_DIR'] ?? '.stallbook';
  if (env['MONGODB_URL'] || !liveRecord(join(root, 'run'), 'kafka')) return [];
  const { kafka } = JSON.parse(readFileSync(join(root, 'run', 'ports', 'servers.json'), 'utf8'));
  return [`127.0.0.1:${kafka}`];
}

/**
 * The keys of a process: from the environment, else those of `npm start`.
 * @param {NodeJS.ProcessEnv} env
 * @param {string} variable
 * @returns {string}
 * @throws {SetupProblem} that names the variable, if neither has it
 */
export function findKeys(env, variable) {
  const file = join(env['STALLBOOK_DATA_DIR'] ?? '.stallbook', 'secrets.json');
  const keys = env[variable] || (existsSync(file) && JSON.parse(readFileSync(file, 'utf8'))[variable]);
  if (!keys) throw new SetupProblem(`${variable} is not set, and ${file} does not have it.`);
  return keys;
}
