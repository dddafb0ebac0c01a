import { spawn } from 'node:child_process';

const STILL_MS = 10_000;

/**
 * Runs a program to its end; says every ten seconds that it still works. Throws with the last lines it wrote.
 * @param {{ command: string, args: string[], env: NodeJS.ProcessEnv, cwd?: string, say: (line: string) => void, title: string, signal?: AbortSignal }} step
 */
export async function runStep({ command, args, env, cwd, say, title, signal }) {
  const started = Date.now();
  const seconds = () => Math.round((Date.now() - started) / 1000);
  const timer = setInterval(() => say(`  ${title}: still at it (${seconds()} s)`), STILL_MS);
  let output = '';
  const keep = (/** @type {Buffer} */ chunk) => (output = (output + chunk.toString()).slice(-8_000));
  try {
    await new Promise((resolve, reject) => {
      const child = spawn(command, args, { env, cwd, stdio: ['ignore', 'pipe', 'pipe'], signal });
      child.stdout.on('data', keep);
      child.stderr.on('data', keep);
      child.once('error', reject);
      child.once('close', (code, signal) => {
        if (code === 0) return resolve(undefined);
        const lines = output.trim().split('\n');
        const telling = lines.filter((line) => /error/i.test(line)).at(0) ?? lines.at(-1) ?? '';
        reject(
          Object.assign(
            new Error(`${command} ended with ${signal ?? `code ${code}`}: ${telling.trim().slice(0, 240)}`),
            { output },
          ),
        );
      });
    });
  } finally {
    clearInterval(timer);
  }
  return output;
}
