import { spawn } from 'node:child_process';
import { signalGroup } from './processes.mjs';

const STILL_MS = 10_000;
const KILL_MS = 2_000;

/**
 * Runs a program to its end and reports progress every ten seconds. Throws with the decisive line, and the full
 * text in `output`. The signal ends it and its children.
 * @param {{ command: string, args: string[], env: NodeJS.ProcessEnv, cwd?: string, say: (line: string) => void, title: string, signal?: AbortSignal }} step
 * @returns {Promise<string>} what it printed, the last 8,000 characters
 */
export async function runStep({ command, args, env, cwd, say, title, signal }) {
  signal?.throwIfAborted();
  const started = Date.now();
  const seconds = () => Math.round((Date.now() - started) / 1000);
  const timer = setInterval(() => say(`  ${title}: still running (${seconds()} s)`), STILL_MS);
  const child = spawn(command, args, { env, cwd, detached: true, stdio: ['ignore', 'pipe', 'pipe'] });
  let output = '';
  const keep = (/** @type {Buffer} */ chunk) => (output = (output + chunk.toString()).slice(-8_000));
  child.stdout.on('data', keep);
  child.stderr.on('data', keep);
  /** @type {NodeJS.Timeout | undefined} */
  let insist;
  const end = (/** @type {NodeJS.Signals} */ how) => child.pid !== undefined && signalGroup(child.pid, how);
  const callOff = () => {
    end('SIGTERM');
    insist = setTimeout(() => end('SIGKILL'), KILL_MS);
  };
  signal?.addEventListener('abort', callOff);
  try {
    await new Promise((resolve, reject) => {
      child.once('error', reject);
      child.once('close', (code, killedBy) => {
        if (code === 0) return resolve(undefined);
        const how = killedBy ?? `code ${code}`;
        reject(Object.assign(new Error(`${command} ended with ${how}: ${tellingLine(output)}`), { output }));
      });
    });
  } finally {
    clearInterval(timer);
    clearTimeout(insist);
    signal?.removeEventListener('abort', callOff);
  }
  return output;
}

/** @param {string} output */
function tellingLine(output) {
  const lines = output.trim().split('\n');
  return (lines.find((line) => /error/i.test(line)) ?? lines.at(-1) ?? '').trim().slice(0, 240);
}
