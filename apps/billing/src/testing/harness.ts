import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openServiceHarness } from '@stallbook/platform/testing';
import { startEmulator } from '@stallbook/stripe-emulator';
import { eventually } from '@stallbook/testing';
import Stripe from 'stripe';
import { BillingModule } from '../billing.module.js';
import { openWebhookEndpoint } from './webhook-endpoint.js';

/** The emulator's address for browsers; services use another one. */
export const PAY_PAGES = 'http://pay.example.test';
const WEBHOOK_SECRET = 'whsec_of_these_tests';
/** Stripe signs events of connected accounts with the secret of another endpoint. */
export const CONNECT_WEBHOOK_SECRET = 'whsec_of_connected_accounts';

/** The whole service with real servers and the local Stripe, whose webhooks arrive by HTTP. */
export async function openHarness() {
  const folder = mkdtempSync(join(tmpdir(), 'stallbook-stripe-'));
  const options = { webhookSecret: WEBHOOK_SECRET, dataFile: join(folder, 'state.json') };
  let emulator = await startEmulator(options);
  const service = await openServiceHarness({
    name: 'billing',
    module: BillingModule,
    env: {
      STRIPE_SECRET_KEY: 'sk_test_emulator',
      STRIPE_WEBHOOK_SECRET: `${WEBHOOK_SECRET}, ${CONNECT_WEBHOOK_SECRET}`,
      STRIPE_API_HOST: emulator.host,
      STRIPE_API_PORT: String(emulator.port),
      STRIPE_API_PROTOCOL: 'http',
      STRIPE_EMULATOR_PUBLIC_URL: PAY_PAGES,
    },
  });
  const endpoint = await openWebhookEndpoint(service.rpc);
  emulator.control.configure({ url: endpoint.url });

  return {
    ...service,
    get emulator() {
      return emulator;
    },
    /** Runs `work` while Stripe cannot be reached. */
    withoutStripe: async (work: () => Promise<void>): Promise<void> => {
      await emulator.stop();
      try {
        await work();
      } finally {
        emulator = await startEmulator({ ...options, port: emulator.port });
      }
    },
    /** The types of the payment messages under a key, in order. */
    paymentMessages: (key: string): string[] =>
      service.receivedTypes(key).filter((type) => type.startsWith('payment.')),
    settled: () => eventually(() => emulator.control.settled()),
    close: async () => {
      await emulator.stop();
      await endpoint.close();
      await service.close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** Stripe as staff at its dashboard use it. */
export const stripeOf = ({ emulator: { host, port } }: Harness): Stripe =>
  new Stripe('sk_test_emulator', { host, port, protocol: 'http', telemetry: false });

export type Harness = Awaited<ReturnType<typeof openHarness>>;
