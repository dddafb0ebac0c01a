import { join } from 'node:path';
import { onKeptPorts } from './on-kept-ports.mjs';
import { nodeChild, STOP } from './node-child.mjs';

/** The emulator accepts any test key; this one names its origin. */
const EMULATOR_KEY = 'sk_test_stallbook_emulator';

/**
 * @typedef {object} Start
 * @property {import('./options.mjs').Options} options
 * @property {NodeJS.ProcessEnv} env       what the children inherit
 * @property {import('../../infra/servers/src/group.mjs').Group} group
 * @property {ReturnType<typeof import('./secrets.mjs').secretsOf>} secrets
 */

/**
 * @param {Start} start
 * @returns {Promise<Record<string, string>>} the variables for the application
 */
export async function startMailbox({ options: { repo, root }, env, group }) {
  if (env.SMTP_URL) return {};
  const { smtp, web } = await onKeptPorts(root, 'mailbox', ['smtp', 'web'], async (ports) => {
    const child = nodeChild({
      name: 'mailbox',
      title: 'The mailbox',
      script: join(repo, 'infra', 'mailbox', 'src', 'main.mjs'),
      root,
      env: { ...env, SMTP_PORT: String(ports.smtp), WEB_PORT: String(ports.web), MAIL_DIR: join(root, 'mail') },
      stopOrder: STOP.companions,
      stopMs: 500,
    });
    await group.start(child);
    group.keepAlive(child, { essential: false });
  });
  return { SMTP_URL: `smtp://127.0.0.1:${smtp}`, MAILBOX_URL: `http://127.0.0.1:${web}` };
}

/**
 * Where the emulator reaches the gateway.
 * @param {string} host
 * @param {number} port
 */
export function webhookUrl(host, port) {
  const local = ['0.0.0.0', '::'].includes(host) ? '127.0.0.1' : host;
  return `http://${local.includes(':') ? `[${local}]` : local}:${port}/webhooks/stripe`;
}

/**
 * @param {Start} start
 * @returns {Promise<Record<string, string>>} the variables for the application
 */
export async function startEmulator({ options: { repo, root, host, port }, env, group, secrets }) {
  if (env.STRIPE_SECRET_KEY) return {};
  const { api } = await onKeptPorts(root, 'stripe', ['api'], async (ports) => {
    const child = nodeChild({
      name: 'stripe-emulator',
      title: 'The Stripe emulator',
      script: join(repo, 'infra', 'stripe-emulator', 'dist', 'main.js'),
      root,
      env: {
        ...env,
        PORT: String(ports.api),
        HOST: '127.0.0.1',
        STRIPE_EMULATOR_DATA: join(root, 'stripe', 'state.json'),
        STRIPE_WEBHOOK_URL: webhookUrl(host, port),
        STRIPE_WEBHOOK_SECRET: secrets.STRIPE_WEBHOOK_SECRET,
        STRIPE_EMULATOR_CONTROL_KEY: secrets.STRIPE_EMULATOR_CONTROL_KEY,
      },
      stopOrder: STOP.companions,
      stopMs: 1_000,
    });
    await group.start(child);
    group.keepAlive(child, { essential: false });
  });
  return {
    STRIPE_SECRET_KEY: EMULATOR_KEY,
    STRIPE_WEBHOOK_SECRET: secrets.STRIPE_WEBHOOK_SECRET,
    STRIPE_API_HOST: '127.0.0.1',
    STRIPE_API_PORT: String(api),
    STRIPE_API_PROTOCOL: 'http',
    STRIPE_EMULATOR_PUBLIC_URL: env.STRIPE_EMULATOR_PUBLIC_URL || `http://127.0.0.1:${api}`,
  };
}
