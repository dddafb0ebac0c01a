import { DEMO_ACCOUNTS } from './demo-accounts.mjs';
import { KEY_HOLDERS } from './secrets.mjs';

/** Read only by the launcher; the application refuses unknown STALLBOOK_ variables. */
const LAUNCHER_ONLY = ['STALLBOOK_CACHE'];

/**
 * By default, glibc keeps freed memory in many arenas, one per decoding thread: half of what ten images at the same time
 * take. The Dockerfile sets it too.
 */
export const ALLOCATOR = { MALLOC_ARENA_MAX: '2' };

/**
 * The user's environment without variables for the launcher or npm.
 * @param {NodeJS.ProcessEnv} env
 */
export function inherited(env) {
  return Object.fromEntries(
    Object.entries(env).filter(([name]) => !LAUNCHER_ONLY.includes(name) && !/^npm_/i.test(name)),
  );
}

/**
 * The common environment of all processes, without servers and companions.
 * @param {import('./companions.mjs').Start} start
 * @param {'kafka' | 'embedded'} bus
 * @returns {NodeJS.ProcessEnv}
 */
export function appEnvironment({ options, env, secrets }, bus) {
  const admins = [
    env.STALLBOOK_ADMIN_EMAILS,
    options.demo && DEMO_ACCOUNTS.find(({ role }) => role === 'admin')?.email,
  ];
  const keys = Object.fromEntries(Object.keys(KEY_HOLDERS).map((name) => [name, secrets[name]]));
  return {
    ...ALLOCATOR,
    ...env,
    // In production mode, the gateway accepts only operations of the web app.
    NODE_ENV: env.NODE_ENV || 'production',
    PORT: String(options.port),
    HOST: options.host,
    STALLBOOK_BUS: bus,
    STALLBOOK_DATA_DIR: options.root,
    STALLBOOK_DEMO: options.demo ? '1' : '0',
    STALLBOOK_ADMIN_EMAILS: admins.filter(Boolean).join(','),
    VAPID_PRIVATE_KEY: secrets.VAPID_PRIVATE_KEY,
    ...keys,
  };
}
