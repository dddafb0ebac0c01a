import { join } from 'node:path';
import { Child } from '../../infra/servers/src/kit.mjs';

/** Stop order: the gateway, what it uses, then the servers (from 30 on, in infra/servers). */
export const STOP = { entry: 10, services: 12, companions: 20 };

/**
 * @param {object} program
 * @param {string} program.name
 * @param {string} program.title
 * @param {string} program.script absolute path
 * @param {string} program.root
 * @param {NodeJS.ProcessEnv} program.env
 * @param {number} program.stopOrder
 * @param {number} program.stopMs
 * @param {(child: Child) => Promise<boolean>} [program.isReady] default: it printed its ready line
 */
export function nodeChild({ name, title, script, root, env, stopOrder, stopMs, isReady }) {
  return new Child({
    name,
    title,
    command: process.execPath,
    args: [script],
    env,
    log: join(root, 'logs', `${name}.log`),
    runDir: join(root, 'run'),
    stopOrder,
    stopMs,
    readyMs: 90_000,
    isReady: isReady ?? (async (child) => child.readyLine() !== undefined),
  });
}
