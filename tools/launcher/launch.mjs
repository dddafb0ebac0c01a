import { join } from 'node:path';
import { describeProblem, Group, removeRecord, startServers } from '../../infra/servers/src/kit.mjs';
import { appEnvironment, inherited } from './app-env.mjs';
import { readyText, serversText } from './banner.mjs';
import { startEmulator, startMailbox } from './companions.mjs';
import { watchDisk } from './disk-watch.mjs';
import { preflight } from './preflight.mjs';
import { secretsOf } from './secrets.mjs';
import { stopSignals } from './signals.mjs';
import { allInOne, distributed } from './topologies.mjs';

/**
 * @typedef {object} Setup
 * @property {import('./options.mjs').Options} options
 * @property {NodeJS.ProcessEnv} env
 * @property {'all-in-one' | 'distributed'} topology
 * @property {(workspace: import('./install.mjs').Workspace) => Promise<void>} install
 * @property {(workspace: import('./install.mjs').Workspace) => Promise<void>} build
 * @property {(line: string) => void} say
 */

/**
 * Starts everything and runs until a signal or a failure; then stops in order. Resolves with the exit code when
 * nothing is running.
 * @param {Setup} setup
 */
export async function launch(setup) {
  const { options, say } = setup;
  const group = new Group({ say });
  const signals = stopSignals(() => group.killAll(), say);
  let code = 0;
  let locked = false;
  let running = Promise.resolve();
  let watch = { stop: () => {} };
  try {
    await preflight(options, say, () => (locked = true));
    watch = watchDisk(options.root, say);
    running = bringUp(setup, group, signals.abort);
    const ended = await Promise.race([running.then(() => group.failed), signals.first]);
    if (ended !== signals.STOP) throw ended;
  } catch (error) {
    code = 1;
    process.stderr.write(`\n${describeProblem(error)}\n`);
  }
  watch.stop();
  await group.stop();
  await running.catch(() => undefined); // the signal ended what it still did; its problem is printed above
  if (locked) removeRecord(join(options.root, 'run'), 'launcher');
  if (code === 0) say('Stopped.');
  return code;
}

/**
 * @param {Setup} setup
 * @param {Group} group
 * @param {AbortSignal} signal
 */
async function bringUp({ options, env, topology, install, build, say }, group, signal) {
  const begun = Date.now();
  const workspace = { repo: options.repo, env, say, signal };
  await install(workspace);
  const kafka =
    options.bus === 'embedded'
      ? false
      : topology === 'distributed' || options.bus === 'kafka'
        ? 'required'
        : 'optional';
  const start = { options, group, env: inherited(env), secrets: secretsOf(options.root, env) };
  const [servers, mailbox, emulator] = await allDone([
    startServers({ root: options.root, ports: 'kept', want: { kafka }, env, say, group, signal, keepAlive: true }),
    startMailbox(start),
    build(workspace).then(() => startEmulator(start)),
  ]);
  say(serversText({ ...servers, kafkaLog: join(options.root, 'logs', 'kafka.log') }, kafka === false));
  const { KAFKA_BROKERS } = servers.env;
  const application = appEnvironment(start, KAFKA_BROKERS ? 'kafka' : 'embedded');
  if (!KAFKA_BROKERS) delete application.KAFKA_BROKERS;
  if (servers.mongo) application.STALLBOOK_DATABASE_DIR = join(options.root, 'data', 'mongo');
  say('Starting Stallbook ...');
  await (topology === 'distributed' ? distributed : allInOne)(start, {
    ...application,
    ...servers.env,
    ...mailbox,
    ...emulator,
  });
  say(readyText(options, { ...env, ...mailbox }, Date.now() - begun));
}

/**
 * Waits for all, even when one fails, so that nothing starts during the stop.
 * @template A, B, C
 * @param {[Promise<A>, Promise<B>, Promise<C>]} parts
 * @returns {Promise<[A, B, C]>}
 */
async function allDone(parts) {
  await Promise.allSettled(parts);
  return Promise.all(parts);
}
