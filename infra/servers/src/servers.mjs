import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { ensureOwnFolder, ensureSpace, RESTART_BYTES, warnOfLittleSpace } from './folders.mjs';
import { Group } from './group.mjs';
import { choosePorts } from './kept-ports.mjs';
import { provideKafka, provideMongo, provideRedis } from './provide.mjs';
import { endLeftovers } from './run-dir.mjs';

export const FOLDERS = ['data', 'logs', 'run', 'data/mongo', 'data/redis', 'data/kafka'];

/** The data of a first start, including Kafka's preallocated indexes, with room to work. */
const FIRST_START_BYTES = 400_000_000;
const COMPANION_MS = 15_000;

const hasData = (/** @type {string} */ root) => existsSync(join(root, 'data', 'mongo', 'WiredTiger'));

/** Free space without which the servers do not start. @param {string} root */
export const bytesToStart = (root) => (hasData(root) ? RESTART_BYTES : FIRST_START_BYTES);

/**
 * @typedef {{ root: string, env: NodeJS.ProcessEnv }} Place root: the folder that takes data/, logs/ and run/
 * @typedef {'required' | 'optional' | false} Want
 *
 * @typedef {object} ServerOptions
 * @property {string} root                 folder for data/, logs/ and run/
 * @property {'free' | 'kept' | Partial<import('./kept-ports.mjs').Ports>} [ports]
 *   'free' chooses new ones, 'kept' those of the last start while they are free, numbers are taken as they are
 * @property {{ mongo?: boolean, redis?: boolean, kafka?: Want }} [want] default: all; Kafka 'required'
 * @property {NodeJS.ProcessEnv} [env]     where URLs of existing servers, PATH and STALLBOOK_CACHE are read
 * @property {(line: string) => void} [say]
 * @property {Group} [group]               takes the children; its owner may stop it while this still starts
 * @property {AbortSignal} [signal]       ends a fetch in progress
 * @property {boolean} [keepAlive]         start a server again when it ends by itself
 *
 * @typedef {object} RunningServers
 * @property {Record<string, string>} env  MONGODB_URL, REDIS_URL, KAFKA_BROKERS (the latter absent without Kafka)
 * @property {Record<string, string>} sources  server to where it comes from
 * @property {string | undefined} withoutKafka why there is no Kafka, in one line
 * @property {string | undefined} kafkaIsLate why Kafka is not there yet; it is tried again and again
 * @property {import('./child.mjs').Child | undefined} mongo  absent when an existing server is used
 * @property {import('./child.mjs').Child | undefined} redis
 * @property {import('./child.mjs').Child | undefined} kafka
 * @property {() => Promise<void>} stop
 */

/**
 * Provides MongoDB (replica set of one), Redis, and Kafka (one node) on the loopback. Ends leftovers on the same
 * root first and takes over their data. Throws a SetupProblem when nothing is left running.
 * @param {ServerOptions} options
 * @returns {Promise<RunningServers>}
 */
export async function startServers({
  root,
  ports = 'free',
  want = {},
  env = process.env,
  say = () => {},
  group,
  signal,
  keepAlive = false,
}) {
  const children = group ?? new Group({ say });
  ensureOwnFolder(root, FOLDERS);
  ensureSpace(root, bytesToStart(root), 'the servers’ data');
  if (hasData(root)) warnOfLittleSpace(root, FIRST_START_BYTES, say);
  await endLeftovers(`${root}/run`, (name) => ['mongo', 'redis', 'kafka'].includes(name));
  const context = {
    place: { root, env: serverEnvironment(env) },
    wish: { env, say, signal },
    ports: await choosePorts(root, ports),
    launch: async (/** @type {import('./child.mjs').Child} */ child) => {
      await children.start(child);
      if (keepAlive) children.keepAlive(child, { essential: child.spec.name === 'mongo' });
    },
    launchCompanion: keepAlive
      ? (/** @type {import('./child.mjs').Child} */ child) => children.startCompanion(child, COMPANION_MS)
      : undefined,
  };
  const started = await Promise.allSettled([
    want.mongo === false ? undefined : provideMongo(context),
    want.redis === false ? undefined : provideRedis(context),
    want.kafka === false ? undefined : provideKafka(context, want.kafka ?? 'required'),
  ]);
  const failure = started.find((result) => result.status === 'rejected');
  if (failure) {
    await children.stop();
    throw failure.reason;
  }
  const [mongo, redis, kafka] = started.map((result) => (result.status === 'fulfilled' ? result.value : undefined));
  return {
    env: { ...mongo?.env, ...redis?.env, ...kafka?.env },
    sources: Object.fromEntries(
      Object.entries({ mongo, redis, kafka }).flatMap(([name, it]) => (it ? [[name, it.source]] : [])),
    ),
    withoutKafka: kafka?.missing,
    kafkaIsLate: kafka?.late,
    mongo: mongo?.child,
    redis: redis?.child,
    kafka: kafka?.child,
    stop: () => children.stop(),
  };
}

/**
 * Servers get a minimal environment, without the application's secrets.
 * @param {NodeJS.ProcessEnv} env
 */
function serverEnvironment(env) {
  const names = ['PATH', 'HOME', 'LANG', 'LC_ALL', 'TZ', 'TMPDIR', 'LD_LIBRARY_PATH', 'JAVA_HOME'];
  return Object.fromEntries(names.flatMap((name) => (env[name] === undefined ? [] : [[name, env[name]]])));
}
