import { spawn } from 'node:child_process';
import { signalGroup } from '../../infra/servers/src/kit.mjs';

/** How long what a suite prints may still be under way when it has ended. */
const AFTERWARDS_MS = 2_000;

/**
 * Runs a suite in a session of its own, shows what it prints and ends its whole group when it takes too long or the
 * run is called off, so that no browser or worker outlives it.
 * @param {object} step
 * @param {string} step.command
 * @param {string[]} step.args
 * @param {string} step.cwd
 * @param {NodeJS.ProcessEnv} step.env
 * @param {number} step.minutes
 * @param {AbortSignal} step.signal
 * @param {boolean} [step.quiet] print only when it fails
 * @returns {Promise<{ ok: boolean, output: string }>}
 */
export function runSuite({ command, args, cwd, env, minutes, signal, quiet = false }) {
  return new Promise((resolve, reject) => {
    let output = '';
    const child = spawn(command, args, { cwd, env, detached: true, stdio: ['ignore', 'pipe', 'pipe'] });
    const keep = (/** @type {Buffer} */ chunk) => {
      output = (output + chunk.toString()).slice(-2_000_000);
      if (!quiet) process.stdout.write(chunk);
    };
    child.stdout.on('data', keep);
    child.stderr.on('data', keep);
    const end = () => endGroup(child.pid);
    const timer = setTimeout(() => {
      console.error(`It takes longer than ${minutes} minutes and is ended.`);
      end();
    }, minutes * 60_000);
    signal.addEventListener('abort', end);
    /** @type {NodeJS.Timeout | undefined} */
    let afterwards;
    const settled = () => {
      clearTimeout(timer);
      clearTimeout(afterwards);
      signal.removeEventListener('abort', end);
    };
    child.once('error', (error) => {
      settled();
      reject(error);
    });
    // What it left behind may hold its output open for ever.
    child.once('exit', () => (afterwards = setTimeout(end, AFTERWARDS_MS)));
    child.once('close', (code) => {
      settled();
      if (quiet && code !== 0) process.stdout.write(output);
      resolve({ ok: code === 0, output });
    });
  });
}

/** @param {number | undefined} pid the leader of the group, which may be gone already */
function endGroup(pid) {
  if (pid === undefined || !signalGroup(pid, 'SIGTERM')) return;
  setTimeout(() => signalGroup(pid, 'SIGKILL'), 5_000).unref();
}
