import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { startServers } from '../../infra/servers/src/index.mjs';
import { mongoUrl } from '../../infra/servers/src/mongo.mjs';
import { SetupProblem } from '../../infra/servers/src/problem.mjs';
import { liveRecord } from '../../infra/servers/src/run-dir.mjs';

const MONGO_AWAY = `Stallbook is running, but not its MongoDB. Try again in a moment.
If it uses a MongoDB of the environment, set the same MONGODB_URL.`;

/**
 * The MongoDB of this checkout: from the environment, the running one, or a temporary one. A temporary one would end the
 * servers of a running Stallbook, so it needs a stopped one.
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
  if (liveRecord(join(root, 'run'), 'launcher')) throw new Error(MONGO_AWAY, { cause: root });
  const servers = await startServers({ root, ports: 'kept', want: { mongo: true, redis: false, kafka: false } });
  if (!servers.env.MONGODB_URL) throw new Error('MongoDB could not be started');
  return { url: servers.env.MONGODB_URL, stop: () => servers.stop() };
}

const KAFKA_STOPPED = `Kafka is not running, so its dead letters cannot be read. Start Stallbook first.
If it runs without Kafka now, set STALLBOOK_BUS=embedded.`;

/**
 * The brokers of this installation: from the environment, or the running one. None means the embedded bus.
 * Throws if Kafka was used and is not running.
 * @param {NodeJS.ProcessEnv} env
 * @returns {string[]}
 */
export function findBrokers(env) {
  if (env['STALLBOOK_BUS'] === 'embedded') return [];
  if (env['KAFKA_BROKERS']) return env['KAFKA_BROKERS'].split(',');
  const root = env['STALLBOOK_DATA_DIR'] ?? '.stallbook';
  if (env['MONGODB_URL']) return [];
  if (!liveRecord(join(root, 'run'), 'kafka')) {
    if (existsSync(join(root, 'data', 'kafka', 'meta.properties'))) throw new Error(KAFKA_STOPPED, { cause: root });
    return [];
  }
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
