import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { SetupProblem } from '../../infra/servers/src/kit.mjs';

export const USAGE = `Usage: npm start [-- options]        all of Stallbook in one process
       npm run start:distributed    every service as its own process

  --bus=embedded   use no Kafka; messages go through MongoDB
  --bus=kafka      insist on Kafka
  --reset          delete the data of this folder, after asking, and start fresh
  --demo           seed the demo accounts and sample markets also into a database given by MONGODB_URL
  --no-demo        start without them
  --no-build       start what the last build wrote

Environment: PORT (8080), HOST (127.0.0.1), STALLBOOK_DATA_DIR (.stallbook), STALLBOOK_CACHE;
MONGODB_URL, REDIS_URL, KAFKA_BROKERS, SMTP_URL, STRIPE_SECRET_KEY to use existing servers;
NODE_ENV=development lets the API answer any query, also about its schema.`;

/**
 * @typedef {object} Options
 * @property {string} repo
 * @property {string} root        data, logs, run records and secrets
 * @property {string} host
 * @property {number} port
 * @property {'embedded' | 'kafka' | undefined} bus  undefined: Kafka where it can be had
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
    throw wrong(`--bus=${bus}: there are embedded and kafka.`);
  const port = Number(env.PORT || 8080);
  if (!Number.isInteger(port) || port < 1 || port > 65_535) throw wrong(`PORT=${env.PORT} is not a port.`);
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
