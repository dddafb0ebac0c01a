import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { SetupProblem } from '../../infra/servers/src/kit.mjs';

export const USAGE = `Usage: npm start [-- options]        runs Stallbook in one process
       npm run start:distributed    runs each service as a separate process

  --bus=embedded   run without Kafka: messages go through MongoDB
  --bus=kafka      stop if Kafka is not available
  --demo           add the demo data even to a database given by MONGODB_URL
  --no-demo        start without demo data
  --no-build       start the last build
  --reset          delete the data in this folder after you confirm, and start fresh

Environment variables:
  PORT, HOST            address of Stallbook (8080, 127.0.0.1)
  STALLBOOK_DATA_DIR    folder for data, logs, and secrets (.stallbook)
  STALLBOOK_CACHE       folder for downloaded servers (~/.cache/stallbook/servers)
  MONGODB_URL, REDIS_URL, KAFKA_BROKERS, SMTP_URL, STRIPE_SECRET_KEY
                        your own servers instead of local ones
  NODE_ENV=development  lets the API answer any query`;

/**
 * @typedef {object} Options
 * @property {string} repo
 * @property {string} root        data, logs, run records and secrets
 * @property {string} host
 * @property {number} port
 * @property {'embedded' | 'kafka' | undefined} bus  undefined: Kafka if it is available
 * @property {boolean} demo
 * @property {boolean} build   what changed since the last build
 * @property {boolean} reset
 * @property {boolean} help
 */

/**
 * @param {string[]} argv
 * @param {NodeJS.ProcessEnv} env
 * @param {string} repo
 * @returns {Options}
 */
export function readOptions(argv, env, repo) {
  const { bus, demo, build, reset, help } = parse(argv);
  if (bus !== undefined && bus !== 'embedded' && bus !== 'kafka')
    throw wrong(`--bus must be embedded or kafka, not ${bus}.`);
  const port = Number(env.PORT || 8080);
  if (!Number.isInteger(port) || port < 1 || port > 65_535)
    throw wrong(`PORT must be a number from 1 to 65535, not ${env.PORT}.`);
  return {
    repo,
    root: env.STALLBOOK_DATA_DIR ? resolve(repo, env.STALLBOOK_DATA_DIR) : join(repo, '.stallbook'),
    host: env.HOST || '127.0.0.1',
    port,
    bus: bus ?? (env.STALLBOOK_BUS === 'embedded' || env.STALLBOOK_BUS === 'kafka' ? env.STALLBOOK_BUS : undefined),
    demo: demo ?? !env.MONGODB_URL,
    build,
    reset,
    help,
  };
}

/** @param {string[]} argv */
function parse(argv) {
  try {
    const { values } = parseArgs({
      args: argv,
      allowNegative: true,
      options: {
        bus: { type: 'string' },
        demo: { type: 'boolean' },
        build: { type: 'boolean', default: true },
        reset: { type: 'boolean', default: false },
        help: { type: 'boolean', default: false },
      },
    });
    return values;
  } catch (error) {
    throw wrong(error instanceof Error ? error.message : String(error));
  }
}

/** @param {string} message */
function wrong(message) {
  return new SetupProblem(message, { remedy: USAGE });
}
