import { existsSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { cacheDir } from './cache.mjs';
import { download } from './download.mjs';
import { findKafkaLibs, onPath } from './find.mjs';
import { obtain } from './obtain.mjs';
import { runStep } from './steps.mjs';
import { fromTarGz } from './unpack.mjs';

const VERSION = '4.1.1';
const SCALA = '2.13';
const LOGGING = '2.24.3';
const VENDOR = `https://archive.apache.org/dist/kafka/${VERSION}/kafka_${SCALA}-${VERSION}.tgz`;

/** The command that installs a Java for Kafka. */
export const JAVA_REMEDY =
  process.platform === 'darwin' ? 'brew install openjdk@17' : 'sudo apt-get install openjdk-17-jre-headless';

/**
 * The source of Kafka's jars: an installed Kafka, the cache, the vendor, or Maven. Requires `java`.
 * @param {import('./obtain.mjs').Wish} wish
 */
export function findKafka(wish) {
  return obtain(wish, {
    title: `Kafka ${VERSION}`,
    megabytes: 350,
    installed: findKafkaLibs(wish.env),
    cached: join(cacheDir(wish.env), `kafka-${VERSION}`),
    works: async (libs) => readdirSync(libs).some((name) => /^kafka_.*\.jar$/.test(name)),
    ways: [
      { name: 'its vendor', fill: (folder) => fromVendor(folder, wish) },
      { name: 'Maven', fill: (folder) => fromMaven(folder, wish) },
    ],
    remedy: remedy(wish.env),
  });
}

/** @param {NodeJS.ProcessEnv} env */
function remedy(env) {
  if (process.platform === 'darwin') return 'brew install kafka';
  if (onPath('mvn', env)) return 'put a Kafka on PATH, or set KAFKA_BROKERS';
  return 'sudo apt-get install maven (then start again with a network)';
}

/** @param {string} folder @param {import('./obtain.mjs').Wish} wish */
async function fromVendor(folder, { say, signal }) {
  const archive = join(folder, 'kafka.tgz');
  await download({ url: VENDOR, checksumUrl: `${VENDOR}.sha512`, algorithm: 'sha512', target: archive, say, signal });
  const libs = join(folder, 'libs');
  mkdirSync(libs);
  await fromTarGz(archive, /\/libs\/[^/]+\.jar$/, libs);
  return libs;
}

/** @param {string} folder @param {import('./obtain.mjs').Wish} wish */
async function fromMaven(folder, { env, say, signal }) {
  const mvn = onPath('mvn', env);
  if (mvn === undefined) throw new Error('mvn is not installed (maven)');
  writeFileSync(join(folder, 'pom.xml'), pom());
  const libs = join(folder, 'libs');
  const args = ['-q', '-B', 'dependency:copy-dependencies', '-DincludeScope=runtime', `-DoutputDirectory=${libs}`];
  await runStep({ command: mvn, args, env, cwd: folder, say, signal, title: 'Maven' });
  if (!existsSync(libs)) throw new Error('Maven copied nothing');
  return libs;
}

function pom() {
  const dependency = (/** @type {string} */ group, /** @type {string} */ name, /** @type {string} */ version) =>
    `<dependency><groupId>${group}</groupId><artifactId>${name}</artifactId><version>${version}</version></dependency>`;
  return `<project xmlns="http://maven.apache.org/POM/4.0.0">
  <modelVersion>4.0.0</modelVersion>
  <groupId>stallbook</groupId><artifactId>kafka</artifactId><version>1</version><packaging>pom</packaging>
  <dependencies>
    ${dependency('org.apache.kafka', `kafka_${SCALA}`, VERSION)}
    ${dependency('org.apache.logging.log4j', 'log4j-slf4j-impl', LOGGING)}
  </dependencies>
</project>
`;
}
