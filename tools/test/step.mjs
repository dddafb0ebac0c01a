import { spawn } from 'node:child_process';
import { processMark } from '../../infra/servers/src/kit.mjs';

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
 * @param {'live' | 'at the end' | 'when it failed'} [step.show] when its output is printed
 * @returns {Promise<{ ok: boolean, output: string }>}
 */
export function runSuite({ command, args, cwd, env, minutes, signal, show = 'live' }) {
  return new Promise((resolve, reject) => {
    let output = '';
    const child = spawn(command, args, { cwd, env, detached: true, stdio: ['ignore', 'pipe', 'pipe'] });
    const keep = (/** @type {Buffer} */ chunk) => {
      output = (output + chunk.toString()).slice(-2_000_000);
      if (show === 'live') process.stdout.write(chunk);
    };
    child.stdout.on('data', keep);
    child.stderr.on('data', keep);
    const end = () => endGroup(child.pid);
    const timer = setTimeout(() => {
      console.error(`It takes longer than ${minutes} minutes and is ended.`);
      end();
    }, minutes * 60_000);
    signal.addEventListener('abort', end);
    const settled = () => {
      clearTimeout(timer);
      signal.removeEventListener('abort', end);
    };
    child.once('error', (error) => {
      settled();
      reject(error);
    });
    child.once('close', (code) => {
      settled();
      if (show === 'at the end' || (show === 'when it failed' && code !== 0)) process.stdout.write(output);
      resolve({ ok: code === 0, output });
    });
  });
}

/** @param {number | undefined} pid */
function endGroup(pid) {
  if (pid === undefined || processMark(pid) === undefined) return;
  process.kill(-pid, 'SIGTERM');
  setTimeout(() => {
    if (processMark(pid) !== undefined) process.kill(-pid, 'SIGKILL');
  }, 5_000).unref();
}
