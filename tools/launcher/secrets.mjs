import { randomBytes } from 'node:crypto';
import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { SetupProblem } from '../../infra/servers/src/kit.mjs';

/**
 * The secrets of this folder's installation, made once and readable by their owner alone. The environment wins.
 * @param {string} root
 * @param {NodeJS.ProcessEnv} env
 * @returns {{ STALLBOOK_SECRET: string, STRIPE_WEBHOOK_SECRET: string, STRIPE_EMULATOR_CONTROL_KEY: string }}
 */
export function secretsOf(root, env) {
  const file = join(root, 'secrets.json');
  const made = {
    STALLBOOK_SECRET: randomBytes(48).toString('base64url'),
    STRIPE_WEBHOOK_SECRET: `whsec_${randomBytes(24).toString('hex')}`,
    STRIPE_EMULATOR_CONTROL_KEY: randomBytes(24).toString('base64url'),
  };
  const known = existsSync(file) ? read(file) : {};
  const all = { ...made, ...known };
  // Also one that an earlier version did not make.
  if (Object.keys(made).some((name) => !(name in known))) {
    writeFileSync(`${file}.new`, JSON.stringify(all, null, 2), { mode: 0o600 });
    renameSync(`${file}.new`, file);
  }
  const { STALLBOOK_SECRET, STRIPE_WEBHOOK_SECRET, STRIPE_EMULATOR_CONTROL_KEY } = { ...all, ...given(env) };
  return { STALLBOOK_SECRET, STRIPE_WEBHOOK_SECRET, STRIPE_EMULATOR_CONTROL_KEY };
}

/** @param {string} file */
function read(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    throw new SetupProblem(`${file} cannot be read.`, {
      remedy: 'Restore it from a copy. What was signed or encrypted with it cannot be read with a new one.',
    });
  }
}

/** @param {NodeJS.ProcessEnv} env */
function given({ STALLBOOK_SECRET, STRIPE_WEBHOOK_SECRET }) {
  return { ...(STALLBOOK_SECRET && { STALLBOOK_SECRET }), ...(STRIPE_WEBHOOK_SECRET && { STRIPE_WEBHOOK_SECRET }) };
}
