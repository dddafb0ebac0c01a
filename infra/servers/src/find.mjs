import { execFile } from 'node:child_process';
import { accessSync, constants, existsSync, realpathSync, statSync } from 'node:fs';
import { delimiter, dirname, join } from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);

/**
 * The first executable file of that name on PATH.
 * @param {string} name
 * @param {NodeJS.ProcessEnv} env
 * @returns {string | undefined}
 */
export function onPath(name, env) {
  for (const dir of (env.PATH ?? '').split(delimiter).filter(Boolean)) {
    const file = join(dir, name);
    try {
      accessSync(file, constants.X_OK);
      if (statSync(file).isFile()) return file;
    } catch {
      continue; // not in this folder
    }
  }
  return undefined;
}

/**
 * @param {string} command
 * @param {string[]} args
 * @param {NodeJS.ProcessEnv} env
 */
export async function outputOf(command, args, env) {
  try {
    const { stdout, stderr } = await run(command, args, { env, timeout: 20_000 });
    return `${stdout}${stderr}`;
  } catch {
    return undefined; // absent, broken or refusing: the caller names what is missing
  }
}

/**
 * A Java of at least version 17, from JAVA_HOME or PATH.
 * @param {NodeJS.ProcessEnv} env
 * @returns {Promise<{ java: string, version: string } | undefined>}
 */
export async function findJava(env) {
  const candidates = [env.JAVA_HOME && join(env.JAVA_HOME, 'bin', 'java'), onPath('java', env)];
  for (const java of candidates) {
    if (!java || !existsSync(java)) continue;
    const version = /version "([^"]+)"/.exec((await outputOf(java, ['-version'], env)) ?? '')?.[1];
    if (version && Number.parseInt(version, 10) >= 17) return { java, version };
  }
  return undefined;
}

/**
 * The jar folder of an installed Kafka: from KAFKA_HOME, or next to its start script on PATH.
 * @param {NodeJS.ProcessEnv} env
 */
export function findKafkaLibs(env) {
  const script = onPath('kafka-server-start.sh', env) ?? onPath('kafka-server-start', env);
  const home = script && dirname(dirname(realpathSync(script)));
  const folders = [
    env.KAFKA_HOME && join(env.KAFKA_HOME, 'libs'),
    home && join(home, 'libs'),
    home && join(home, 'libexec', 'libs'),
  ];
  return folders.find((folder) => folder && existsSync(folder));
}
