import { findJava } from './find.mjs';
import { kafkaChild } from './kafka.mjs';
import { findKafka, JAVA_REMEDY } from './kafka-source.mjs';
import { mongoChild, mongoUrl } from './mongo.mjs';
import { findMongo } from './mongo-source.mjs';
import { accepts } from './ports.mjs';
import { SetupProblem } from './problem.mjs';
import { findRedis, redisChild, redisUrl } from './redis.mjs';

/**
 * @typedef {object} Context
 * @property {import('./servers.mjs').Place} place
 * @property {import('./obtain.mjs').Wish} wish
 * @property {import('./kept-ports.mjs').Ports} ports
 * @property {(child: import('./child.mjs').Child) => Promise<void>} launch
 * @property {((child: import('./child.mjs').Child) => Promise<string | undefined>) | undefined} launchCompanion
 *
 * @typedef {{ env: Record<string, string>, source: string, child?: import('./child.mjs').Child, missing?: string, late?: string }} Provided
 */

/** @param {Context} context @returns {Promise<Provided>} */
export async function provideMongo({ place, wish, ports, launch }) {
  const url = wish.env.MONGODB_URL;
  if (url) return existing('MONGODB_URL', url, 'MongoDB', 27017);
  const { path, source } = await findMongo(wish);
  const child = mongoChild(place, path, ports.mongo);
  await launch(child);
  return { env: { MONGODB_URL: mongoUrl(ports.mongo) }, source, child };
}

/** @param {Context} context @returns {Promise<Provided>} */
export async function provideRedis({ place, wish, ports, launch }) {
  const url = wish.env.REDIS_URL;
  if (url) return existing('REDIS_URL', url, 'Redis', 6379);
  const { path, source } = await findRedis(wish);
  const child = redisChild(place, path, ports.redis);
  await launch(child);
  return { env: { REDIS_URL: redisUrl(ports.redis) }, source, child };
}

/** @param {Context} context @param {'required' | 'optional'} want @returns {Promise<Provided>} */
export async function provideKafka({ place, wish, ports, launch, launchCompanion }, want) {
  const brokers = wish.env.KAFKA_BROKERS;
  if (brokers) return existing('KAFKA_BROKERS', brokers, 'Kafka', 9092);
  const prepared = await preparedKafka(place, wish, ports).catch((error) => {
    if (want === 'optional' && error instanceof SetupProblem) return error;
    throw error;
  });
  if (prepared instanceof SetupProblem) {
    if (prepared.details) wish.say(prepared.details);
    return { env: {}, source: 'none', missing: `${prepared.message} ${prepared.remedy ?? ''}`.trim() };
  }
  const { found, child } = prepared;
  const late = want === 'optional' && launchCompanion ? await launchCompanion(child) : void (await launch(child));
  return {
    late,
    env: { KAFKA_BROKERS: `127.0.0.1:${ports.kafka}` },
    source: `${found.source}, Java ${found.version}`,
    child,
  };
}

/** @param {Context['place']} place @param {Context['wish']} wish @param {Context['ports']} ports */
async function preparedKafka(place, wish, ports) {
  const found = await kafkaBinaries(wish);
  const child = await kafkaChild(place, found, { broker: ports.kafka, controller: ports.kafkaController });
  return { found, child };
}

/** @param {import('./obtain.mjs').Wish} wish */
export async function kafkaBinaries(wish) {
  const java = await findJava(wish.env);
  if (java === undefined) throw new SetupProblem('Java 17 was not found.', { remedy: `Install it: ${JAVA_REMEDY}` });
  const { path, source } = await findKafka(wish);
  return { ...java, libs: path, source };
}

/**
 * A server from the environment must answer now: an error here is clearer than one inside the application.
 * @param {string} variable @param {string} value @param {string} title @param {number} defaultPort
 * @returns {Promise<Provided>}
 */
async function existing(variable, value, title, defaultPort) {
  const addresses = addressesOf(value, defaultPort);
  for (const { host, port } of addresses) {
    if (await accepts(host, port)) return { env: { [variable]: value }, source: `the environment (${variable})` };
  }
  if (addresses.length === 0) return { env: { [variable]: value }, source: `the environment (${variable})` };
  const where = addresses.map(({ host, port }) => `${host}:${port}`).join(', ');
  throw new SetupProblem(`${variable} is set, but nothing answers at ${where}.`, {
    remedy: `Start that ${title}, or unset ${variable} to let Stallbook provide one.`,
  });
}

/**
 * Hosts and ports of a URL or a comma list; none for mongodb+srv, whose hosts are in DNS.
 * @param {string} value @param {number} defaultPort
 */
export function addressesOf(value, defaultPort) {
  if (value.startsWith('mongodb+srv:')) return [];
  const hosts = value
    .replace(/^[a-z+]+:\/\//i, '')
    .replace(/^[^@/]*@/, '')
    .replace(/[/?].*$/s, '');
  return hosts
    .split(',')
    .filter(Boolean)
    .map((address) => {
      const [, host = '', port] = /^(\[[^\]]+\]|[^:]*)(?::(\d+))?$/.exec(address.trim()) ?? [];
      return { host: host.replace(/^\[|\]$/g, ''), port: Number(port ?? defaultPort) };
    });
}
