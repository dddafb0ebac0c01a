import { existsSync } from 'node:fs';
import { onPath } from './find.mjs';

const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];
const MAC = [
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];

/** The command that installs the browser for the journey. */
export const CHROMIUM_REMEDY =
  process.platform === 'darwin' ? 'brew install --cask chromium' : 'sudo apt-get install chromium (or set CHROME_PATH)';

/**
 * The browser for tests: CHROME_PATH, else one on PATH or in the usual place.
 * @param {NodeJS.ProcessEnv} env
 * @returns {string | undefined}
 */
export function findChromium(env) {
  if (env.CHROME_PATH) return existsSync(env.CHROME_PATH) ? env.CHROME_PATH : undefined;
  const installed = NAMES.map((name) => onPath(name, env)).find(Boolean);
  return installed ?? ['/usr/bin/chromium', ...MAC].find((file) => existsSync(file));
}

/**
 * The same, or an error that says how to install it.
 * @param {NodeJS.ProcessEnv} [env]
 * @returns {string}
 */
export function requireChromium(env = process.env) {
  const file = findChromium(env);
  if (file === undefined) throw new Error(`This needs Chromium. Install it: ${CHROMIUM_REMEDY}`);
  return file;
}
