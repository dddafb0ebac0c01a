import { openServiceHarness } from '@stallbook/platform/testing';
import { EventPoller, openStripeSide } from '@stallbook/stripe-emulator/testing';
import { eventually } from '@stallbook/testing';
import { BillingModule } from '../billing.module.js';
import { openWebhookEndpoint } from './webhook-endpoint.js';

const WEBHOOK_SECRET = 'whsec_of_these_tests';

/** The whole service with the emulator, or with Stripe itself where `STRIPE_TEST_SECRET_KEY` is set. */
export async function openSideHarness() {
  const side = await openStripeSide();
  const service = await openServiceHarness({
    name: 'billing',
    module: BillingModule,
    env: { ...side.env, STRIPE_WEBHOOK_SECRET: WEBHOOK_SECRET },
  });
  const endpoint = await openWebhookEndpoint(service.rpc);
  const poller = new EventPoller(side.stripe, {
    url: endpoint.url,
    secret: WEBHOOK_SECRET,
    everyMs: side.everyMs,
  });
  return {
    ...service,
    stripe: side.stripe,
    patienceMs: side.patienceMs,
    /** Until Stallbook shows what happened at Stripe. */
    shows: <T>(look: () => Promise<T> | T): Promise<T> => eventually(look, side.patienceMs),
    close: async () => {
      try {
        await poller.stop();
      } finally {
        await endpoint.close();
        await service.close();
        await side.close();
      }
    },
  };
}

export type SideHarness = Awaited<ReturnType<typeof openSideHarness>>;
