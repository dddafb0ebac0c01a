import { spawn } from 'node:child_process';
import { join, resolve } from 'node:path';

const REPO = resolve(import.meta.dirname, '..', '..', '..');

export async function runFixtures(
  names: string[],
  env: NodeJS.ProcessEnv = {},
): Promise<{ code: number; output: string }> {
  const child = spawn(
    process.execPath,
    [
      join(REPO, 'node_modules', 'jest', 'bin', 'jest.js'),
      '--ci',
      '--config',
      join(import.meta.dirname, 'fixtures', 'jest.config.mjs'),
      ...names.map((name) => `/${name}\\.fixture`),
    ],
    { cwd: REPO, env: { ...process.env, NO_COLOR: '1', ...env }, stdio: ['ignore', 'pipe', 'pipe'] },
  );
  let output = '';
  child.stdout.on('data', (chunk) => (output += chunk));
  child.stderr.on('data', (chunk) => (output += chunk));
  const code = await new Promise<number>((done) => child.once('close', (exitCode) => done(exitCode ?? 1)));
  return { code, output };
}
