import { rmSync } from 'node:fs';
import { resolve } from 'node:path';
import { describeProblem, Group, startServers } from '../../infra/servers/src/kit.mjs';
import { inherited } from '../launcher/app-env.mjs';
import { ensureInstalled } from '../launcher/install.mjs';
import { stopSignals } from '../launcher/signals.mjs';
import { readTestOptions } from './options.mjs';
import { makeScratch, sweepScratch } from './scratch.mjs';
import { inBrowser, integration, lint, typecheck, unit } from './suites.mjs';
import { ensureServerTools } from './system-packages.mjs';
import { summary, timed } from './totals.mjs';

/** Tests never use the servers and accounts of the developer. */
const NOT_FOR_TESTS =
  /^(MONGODB_URL|REDIS_URL|KAFKA_BROKERS|SMTP_URL|MAILBOX_URL|PORT|HOST|STRIPE_.*|S3_.*|STALLBOOK_(?!CACHE).*)$/;

/** For the whole run: three times what a usual machine takes, because shared machines are slow for hours. */
const LIMIT_MINUTES = { usual: 80, full: 240 };

/**
 * Runs everything and prints the sum. Resolves with the exit code when nothing is running.
 * @param {string[]} argv
 * @param {NodeJS.ProcessEnv} given
 */
export async function testAll(argv, given) {
  const say = (/** @type {string} */ line) => console.log(line);
  const group = new Group({ say });
  const { abort: pressed } = stopSignals(() => group.killAll(), say);
  const scratch = makeScratch();
  try {
    const options = readTestOptions(argv, given);
    const minutes = options.full ? LIMIT_MINUTES.full : LIMIT_MINUTES.usual;
    const limit = AbortSignal.timeout(minutes * 60_000);
    const signal = AbortSignal.any([pressed, limit]);
    const env = Object.fromEntries(Object.entries(given).filter(([name]) => !NOT_FOR_TESTS.test(name)));
    const repo = resolve(import.meta.dirname, '..', '..');
    const results = await runSuites({ repo, scratch, env, options, signal, say }, group);
    if (pressed.aborted) return 130;
    if (limit.aborted) results.push({ name: 'the run', passed: 0, failed: 1, note: `longer than ${minutes} minutes` });
    const { text, code } = summary(results);
    say(`\n${text}`);
    return code;
  } catch (error) {
    if (pressed.aborted) return 130;
    console.error(`\n${describeProblem(error)}`);
    say('0 passed, 1 failed');
    return 1;
  } finally {
    await group.stop();
    rmSync(scratch, { recursive: true, force: true });
  }
}

/**
 * @param {import('./suites.mjs').Run} run
 * @param {Group} group
 * @returns {Promise<import('./totals.mjs').SuiteResult[]>}
 */
async function runSuites(run, group) {
  const { repo, scratch, env, options, signal, say } = run;
  await sweepScratch();
  await ensureInstalled({ repo, env, say, signal });
  if (options.requireKafka) await ensureServerTools(env, say);
  /** @type {'required' | 'optional'} */
  const wanted = options.requireKafka ? 'required' : 'optional';
  const starting = startServers({ root: scratch, env, say, group, signal, want: { kafka: wanted } });
  const checking = options.paths.length > 0 ? Promise.resolve([]) : withoutServers({ ...run, env: inherited(env) });
  await Promise.allSettled([starting, checking]); // when one fails, the other still ends first
  const servers = await starting;
  const results = await checking;
  if (servers.withoutKafka) say(`Kafka: not run. ${servers.withoutKafka}`);
  const suites = { ...run, env: { ...env, ...servers.env, STALLBOOK_TEST_KAFKA: servers.withoutKafka ? '0' : '1' } };
  if (!signal.aborted) results.push(await timed(() => integration(suites)));
  if (!signal.aborted && options.paths.length === 0)
    results.push(...(await inBrowser({ ...suites, env: inherited(suites.env) })));
  if (servers.withoutKafka) say(`\nKafka: not run. ${servers.withoutKafka}`);
  return results;
}

/**
 * The checks next to the unit specs: lint uses one core only.
 * @param {import('./suites.mjs').Run} run
 */
async function withoutServers(run) {
  const lanes = [[typecheck, lint], [unit]].map(async (suites) => {
    const results = [];
    for (const suite of suites) {
      if (run.signal.aborted) break;
      const result = await timed(() => suite(run));
      run.say(`${result.name}: ${result.failed === 0 ? 'passed' : 'failed'}`);
      results.push(result);
    }
    return results;
  });
  return (await Promise.all(lanes)).flat();
}
