import { mkdtempSync, rmSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { receiveStripeWebhook } from '@stallbook/contracts';
import { DomainError } from '@stallbook/kernel';
import { openServiceHarness } from '@stallbook/platform/testing';
import type { RpcClient } from '@stallbook/rpc';
import { startEmulator } from '@stallbook/stripe-emulator';
import { eventually } from '@stallbook/testing';
import Stripe from 'stripe';
import { BillingModule } from '../billing.module.js';

/** The emulator's address for browsers; services use another one. */
export const PAY_PAGES = 'http://pay.example.test';
const WEBHOOK_SECRET = 'whsec_of_these_tests';

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
      STRIPE_WEBHOOK_SECRET: WEBHOOK_SECRET,
      STRIPE_API_HOST: emulator.host,
      STRIPE_API_PORT: String(emulator.port),
      STRIPE_API_PROTOCOL: 'http',
      STRIPE_EMULATOR_PUBLIC_URL: PAY_PAGES,
    },
  });
  const endpoint = await webhookEndpoint(service.rpc);
  emulator.control.configure({ url: `http://127.0.0.1:${(endpoint.address() as AddressInfo).port}/` });

  return {
    ...service,
    get emulator() {
      return emulator;
    },
    /** Runs `work` while Stripe cannot be reached. */
    withoutStripe: async (work: () => Promise<void>): Promise<void> => {
      await emulator.stop();
      await work();
      emulator = await startEmulator({ ...options, port: emulator.port });
    },
    /** The types of the payment messages under a key, in order. */
    paymentMessages: (key: string): string[] =>
      service.receivedTypes(key).filter((type) => type.startsWith('payment.')),
    settled: () => eventually(() => emulator.control.settled()),
    close: async () => {
      await emulator.stop();
      await new Promise((resolve) => endpoint.close(resolve));
      await service.close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** Forwards webhooks byte for byte, as the gateway does. */
async function webhookEndpoint(rpc: RpcClient): Promise<Server> {
  const endpoint = createServer((request, response) => {
    void (async () => {
      const signature = request.headers['stripe-signature'];
      const input = { payload: await text(request), signature: typeof signature === 'string' ? signature : '' };
      const status = await rpc.call(receiveStripeWebhook, input).then(
        () => 200,
        (error: unknown) => (DomainError.is(error) && error.code === 'PAYMENT.WEBHOOK_UNVERIFIED' ? 400 : 500),
      );
      response.writeHead(status).end();
    })();
  });
  await new Promise<void>((resolve) => endpoint.listen(0, '127.0.0.1', resolve));
  return endpoint;
}

/** Stripe as staff at its dashboard use it. */
export const stripeOf = ({ emulator: { host, port } }: Harness): Stripe =>
  new Stripe('sk_test_emulator', { host, port, protocol: 'http', telemetry: false });

export type Harness = Awaited<ReturnType<typeof openHarness>>;
