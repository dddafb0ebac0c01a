import { DEMO_ACCOUNTS } from './demo-accounts.mjs';
import { KEY_HOLDERS } from './secrets.mjs';

/** Read by the launcher alone; the application refuses STALLBOOK_ variables that it does not know. */
const LAUNCHER_ONLY = ['STALLBOOK_CACHE'];

/**
 * The person's environment without what only the launcher or npm reads.
 * @param {NodeJS.ProcessEnv} env
 */
export function inherited(env) {
  return Object.fromEntries(
    Object.entries(env).filter(([name]) => !LAUNCHER_ONLY.includes(name) && !/^npm_/i.test(name)),
  );
}

/**
 * What every process of Stallbook is told, beside what servers and companions add.
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
    ...env,
    // As it is run for people: the gateway answers only operations of the web app.
    NODE_ENV: env.NODE_ENV || 'production',
    PORT: String(options.port),
    HOST: options.host,
    STALLBOOK_BUS: bus,
    STALLBOOK_DATA_DIR: options.root,
    STALLBOOK_DEMO: options.demo ? '1' : '0',
    STALLBOOK_ADMIN_EMAILS: admins.filter(Boolean).join(','),
    ...keys,
  };
}
