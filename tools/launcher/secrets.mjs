import { generateKeyPairSync, randomBytes } from 'node:crypto';
import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { SetupProblem } from '../../infra/servers/src/kit.mjs';
import { SERVICES } from './services.mjs';

/**
 * Which processes get a key when services run separately.
 * @type {Record<string, string[]>}
 */
export const KEY_HOLDERS = {
  STALLBOOK_ACTOR_KEYS: ['gateway', 'workers'],
  STALLBOOK_ACTOR_PUBLIC_KEYS: SERVICES,
  STALLBOOK_ACCESS_TOKEN_KEYS: ['identity', 'gateway'],
  STALLBOOK_SESSION_KEYS: ['identity'],
  STALLBOOK_FILE_KEYS: ['attachments'],
  STALLBOOK_EMAIL_KEYS: ['identity', 'events', 'applications', 'content', 'notifications', 'workers'],
  STALLBOOK_ADDRESS_KEYS: ['identity', 'events', 'applications', 'content', 'notifications', 'workers'],
  STALLBOOK_MESSAGE_KEYS: SERVICES,
  STALLBOOK_PERSONAL_KEYS: SERVICES,
};

/**
 * Fresh keys for an installation, each with the ID `1`.
 * @returns {Record<string, string>}
 */
export function freshKeys() {
  const random = Object.keys(KEY_HOLDERS).map((name) => [name, `1:${randomBytes(32).toString('base64')}`]);
  const { privateKey, publicKey } = generateKeyPairSync('ed25519');
  return {
    ...Object.fromEntries(random),
    STALLBOOK_ACTOR_KEYS: `1:${privateKey.export({ format: 'der', type: 'pkcs8' }).toString('base64')}`,
    STALLBOOK_ACTOR_PUBLIC_KEYS: `1:${publicKey.export({ format: 'der', type: 'spki' }).toString('base64')}`,
  };
}

const freshSecrets = () => ({
  ...freshKeys(),
  STRIPE_WEBHOOK_SECRET: `whsec_${randomBytes(24).toString('hex')}`,
  STRIPE_EMULATOR_CONTROL_KEY: randomBytes(24).toString('base64url'),
  VAPID_PRIVATE_KEY: randomBytes(32).toString('base64url'),
});

/**
 * The environment without the keys that the process does not hold.
 * @param {string} name
 * @param {NodeJS.ProcessEnv} env
 */
export function withKeysOf(name, env) {
  const foreign = Object.entries(KEY_HOLDERS).flatMap(([key, holders]) => (holders.includes(name) ? [] : [key]));
  return Object.fromEntries(Object.entries(env).filter(([key]) => !foreign.includes(key)));
}

/**
 * The installation's secrets, created once and readable only by their owner. The environment wins.
 * @param {string} root
 * @param {NodeJS.ProcessEnv} env
 * @returns {Record<string, string> & { STRIPE_WEBHOOK_SECRET: string, STRIPE_EMULATOR_CONTROL_KEY: string, VAPID_PRIVATE_KEY: string }}
 */
export function secretsOf(root, env) {
  const file = join(root, 'secrets.json');
  const known = existsSync(file) ? read(file) : {};
  const kept = { ...freshSecrets(), ...known };
  // Also creates secrets that an earlier version did not have.
  if (Object.keys(kept).some((name) => !(name in known))) {
    writeFileSync(`${file}.new`, JSON.stringify(kept, null, 2), { mode: 0o600 });
    renameSync(`${file}.new`, file);
  }
  return {
    ...kept,
    ...Object.fromEntries(Object.keys(kept).flatMap((name) => (env[name] ? [[name, env[name]]] : []))),
  };
}

/** @param {string} file */
function read(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    throw new SetupProblem(`${file} cannot be read.`, {
      remedy:
        'Restore it from a copy. Without it, encrypted data cannot be read. To delete the data and start fresh: npm start -- --reset',
    });
  }
}
