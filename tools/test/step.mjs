import { spawn } from 'node:child_process';
import { signalGroup } from '../../infra/servers/src/kit.mjs';

/** How long output may still arrive after a suite has ended. */
const AFTERWARDS_MS = 2_000;

/**
 * Runs a suite in a separate process group and shows its output. Ends the whole group on a timeout or abort, so
 * that no browser or worker survives, and names what it was waiting for.
 * @param {object} step
 * @param {string} step.name
 * @param {string} step.command
 * @param {string[]} step.args
 * @param {string} step.cwd
 * @param {NodeJS.ProcessEnv} step.env
 * @param {number} step.minutes
 * @param {AbortSignal} step.signal
 * @param {'live' | 'whole' | 'failed'} step.show its output while it runs, together when it ends, or only if it failed
 * @param {() => string[]} [step.running] the parts of it that are running now
 * @returns {Promise<{ ok: boolean, output: string }>}
 */
export function runSuite({ name, command, args, cwd, env, minutes, signal, show, running = () => [] }) {
  return new Promise((resolve, reject) => {
    let output = '';
    const child = spawn(command, args, {
      cwd,
      env,
      detached: true,
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    const keep = (/** @type {Buffer} */ chunk) => {
      output = (output + chunk.toString()).slice(-2_000_000);
      if (show === 'live') process.stdout.write(chunk);
    };
    child.stdout.on('data', keep);
    child.stderr.on('data', keep);
    const limit = AbortSignal.any([signal, AbortSignal.timeout(minutes * 60_000)]);
    const end = () => endGroup(child.pid);
    const abort = () => {
      const why = signal.aborted ? 'the run was ended' : `it took longer than ${minutes} minutes`;
      console.error([`${name}: ${why}. It was waiting for:`, ...running()].join('\n  '));
      end();
    };
    limit.addEventListener('abort', abort);
    /** @type {NodeJS.Timeout | undefined} */
    let afterwards;
    const settled = () => {
      clearTimeout(afterwards);
      limit.removeEventListener('abort', abort);
    };
    child.once('error', (error) => {
      settled();
      reject(error);
    });
    // A leftover process may hold its output open forever.
    child.once('exit', () => (afterwards = setTimeout(end, AFTERWARDS_MS)));
    child.once('close', (code) => {
      settled();
      if (show === 'whole' || (show === 'failed' && code !== 0)) process.stdout.write(output);
      resolve({ ok: code === 0, output });
    });
  });
}

/** @param {number | undefined} pid the leader of the group, which may be gone already */
function endGroup(pid) {
  if (pid === undefined || !signalGroup(pid, 'SIGTERM')) return;
  setTimeout(() => signalGroup(pid, 'SIGKILL'), 5_000).unref();
}
