// `npm run test:servers`: keeps test servers running, so that `npx jest --watch <path>` runs single specs in seconds.
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { describeProblem, Group, startServers } from '../../infra/servers/src/kit.mjs';
import { stopSignals } from '../launcher/signals.mjs';
import { makeScratch, sweepScratch } from './scratch.mjs';

const RUNNING = resolve(import.meta.dirname, '..', '..', '.stallbook', 'test-servers.json');

const say = (/** @type {string} */ line) => console.log(line);
const group = new Group({ say });
const { abort: signal } = stopSignals(() => group.killAll(), say);
const scratch = makeScratch();
try {
  await sweepScratch();
  const servers = await startServers({ root: scratch, say, group, signal, want: { kafka: 'optional' } });
  writeEnvironment({ ...servers.env, STALLBOOK_TEST_KAFKA: servers.withoutKafka ? '0' : '1' });
  say(servers.withoutKafka ?? '');
  say('Test servers are running. In another terminal: npx jest --watch <path>. Ctrl-C stops them.');
  await new Promise((done) => signal.addEventListener('abort', done, { once: true }));
} catch (error) {
  if (!signal.aborted) console.error(describeProblem(error));
  process.exitCode = 1;
} finally {
  rmSync(RUNNING, { force: true });
  await group.stop();
  rmSync(scratch, { recursive: true, force: true });
}

/** @param {Record<string, string>} env */
function writeEnvironment(env) {
  mkdirSync(dirname(RUNNING), { recursive: true });
  writeFileSync(RUNNING, JSON.stringify(env, null, 2));
}
