import {
  applicationAccepted,
  createConnectAccount,
  createPaymentIntent,
  marketEventDeletionStarted,
  paymentsByApplicationIds,
  updatePaymentStatus,
} from '@stallbook/contracts';
import { newId } from '@stallbook/kernel';
import { NotificationsModule } from '@stallbook/notifications';
import { actorAs, openServiceHarness, testKeysOf, type ServiceHarness } from '@stallbook/platform/testing';
import { freePort } from '@stallbook/servers';
import { startEmulator, type Emulator } from '@stallbook/stripe-emulator';
import { eventually } from '@stallbook/testing';
import Stripe from 'stripe';
import { answers, fromSource, TestProcess } from './testing/processes.js';

const MINUTE = 60_000;
const BOOTHS = 60;
const CENTS = 8_500;
/** After so many refunds, billing is killed. */
const KILLS = [8, 24, 40];
/** Stripe's answer takes this long, so most kills come after Stripe made a refund and before billing knows. */
const ANSWER_MS = 60;

describe('the deletion of a market event with many paid booths', () => {
  const organizer = actorAs('organizer');
  const marketEventId = newId();
  let emulator: Emulator;
  let harness: ServiceHarness;
  let billing: TestProcess;

  beforeAll(async () => {
    emulator = await startEmulator();
    const [rpcPort, opsPort] = [await freePort(), await freePort()];
    const shared = { STALLBOOK_RPC_BILLING: `127.0.0.1:${rpcPort}` };
    // Any service that calls billing.
    harness = await openServiceHarness({ name: 'notifications', module: NotificationsModule, env: shared });
    const { MONGODB_URL, REDIS_URL, STALLBOOK_DB_PREFIX } = harness.config;
    billing = new TestProcess(
      fromSource('apps/billing/src/main.ts'),
      {
        ...shared,
        MONGODB_URL,
        REDIS_URL,
        STALLBOOK_DB_PREFIX,
        STALLBOOK_BUS: 'embedded',
        LOG_LEVEL: 'error',
        ...testKeysOf('billing'),
        OPS_PORT: String(opsPort),
        STRIPE_SECRET_KEY: 'sk_test_emulator',
        STRIPE_WEBHOOK_SECRET: 'whsec_of_these_tests',
        STRIPE_API_HOST: emulator.host,
        STRIPE_API_PORT: String(emulator.port),
        STRIPE_API_PROTOCOL: 'http',
      },
      answers(`http://127.0.0.1:${opsPort}/readyz`),
    );
    await billing.start();
  });

  afterAll(async () => {
    await billing?.end('SIGTERM');
    await harness?.close();
    await emulator?.stop();
  });

  async function payForBooth(): Promise<{ applicationId: string; intent: string }> {
    const vendor = actorAs('vendor');
    const ids = { applicationId: newId(), marketEventId, vendorId: vendor.id, organizerId: organizer.id };
    await harness.publish(applicationAccepted, { ...ids, boothFeeCents: CENTS, applicationFeeCents: 0 });
    const { paymentIntentId } = await eventually(() =>
      harness.call(createPaymentIntent, { applicationId: ids.applicationId, currency: 'usd' }, vendor),
    );
    emulator.control.pay(paymentIntentId);
    const payment = { paymentIntentId, status: 'completed' as never };
    const commandId = newId();
    const paid = await eventually(() => harness.call(updatePaymentStatus, payment, vendor, commandId));
    expect(paid.status).toBe('completed');
    return { applicationId: ids.applicationId, intent: paymentIntentId };
  }
  const refundsMade = () => emulator.control.totals().refunds / CENTS;

  it('[EV-064] refunds every vendor once, though billing is killed in the middle, three times', async () => {
    const commandId = newId();
    const { accountId } = await eventually(() => harness.call(createConnectAccount, {}, organizer, commandId));
    emulator.control.onboard(accountId ?? '');
    const booths = [];
    for (let count = 0; count < BOOTHS; count += 1) booths.push(await payForBooth());
    emulator.control.configure({ replyDelayMs: ANSWER_MS });
    await harness.publish(marketEventDeletionStarted, { marketEventId, organizerId: organizer.id });
    const done: number[] = [];
    for (const kill of KILLS) {
      await eventually(() => expect(refundsMade()).toBeGreaterThanOrEqual(kill), 3 * MINUTE);
      await billing.end('SIGKILL');
      done.push(refundsMade());
      await billing.start();
    }
    expect(done.every((count) => count < BOOTHS)).toBe(true);
    const applicationIds = booths.map(({ applicationId }) => applicationId);
    await eventually(async () => {
      const shown = await harness.call(paymentsByApplicationIds, { applicationIds }, organizer);
      expect(shown.filter(({ status }) => status === 'refunded')).toHaveLength(BOOTHS);
    }, 5 * MINUTE);

    const { host, port } = emulator;
    const stripe = new Stripe('sk_test_emulator', { host, port, protocol: 'http', telemetry: false });
    const refunds = await stripe.refunds.list({ limit: 100 }).autoPagingToArray({ limit: 1_000 });
    expect(refunds.map(({ payment_intent: intent }) => intent).sort()).toEqual(
      booths.map(({ intent }) => intent).sort(),
    );
    const { charges, refunds: givenBack, platformBalance, accountBalances } = emulator.control.totals();
    expect([charges, givenBack]).toEqual([BOOTHS * CENTS, BOOTHS * CENTS]);
    expect([platformBalance, accountBalances[accountId ?? '']]).toEqual([0, 0]);
    for (const { applicationId } of booths) {
      await eventually(() => {
        const told = harness.messages.filter(
          ({ type, key }) => type === 'payment.refund-made' && key === applicationId,
        );
        expect(new Set(told.map(({ id }) => id)).size).toBe(1);
      });
    }
  });
});
