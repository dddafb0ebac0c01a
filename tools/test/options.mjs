import { parseArgs } from 'node:util';

/**
 * @typedef {object} TestOptions
 * @property {boolean} full          also the long tours, *.full.spec.ts
 * @property {boolean} requireKafka  a missing Kafka fails the run; always so where CI is set
 * @property {string[]} paths        only the Jest specs whose path matches, and nothing else
 */

/**
 * @param {string[]} argv
 * @param {NodeJS.ProcessEnv} env
 * @returns {TestOptions}
 */
export function readTestOptions(argv, env) {
  const { values, positionals } = parseArgs({
    args: argv,
    allowPositionals: true,
    options: { full: { type: 'boolean', default: false }, 'require-kafka': { type: 'boolean', default: false } },
  });
  const ci = env.CI !== undefined && !['', '0', 'false'].includes(env.CI);
  return { full: values.full, requireKafka: ci || values['require-kafka'], paths: positionals };
}
