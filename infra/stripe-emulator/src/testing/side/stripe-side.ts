import Stripe from 'stripe';
import { startEmulator } from '../../index.js';

/** Where billing's flows are tested: the emulator, or test mode of the real Stripe. */
export interface StripeSide {
  /** What staff and payers do there, through the public API only. */
  stripe: Stripe;
  /** The variables by which billing reaches it. */
  env: Record<string, string>;
  /** How long it may take until Stallbook shows what happened there. */
  patienceMs: number;
  /** How often its events may be asked for. */
  everyMs: number;
  close(): Promise<void>;
}

const PREFIX = 'sk_test_';
const FAR = { patienceMs: 60_000, everyMs: 1_000 };
const HERE = { patienceMs: 20_000, everyMs: 50 };

/**
 * Stripe if there is a test key, else a new emulator.
 * @throws Error for a key of live mode, which moves real money.
 */
export async function openStripeSide(env: NodeJS.ProcessEnv = process.env): Promise<StripeSide> {
  const { STRIPE_TEST_SECRET_KEY: key } = env;
  if (!key) return emulatorSide();
  if (!key.startsWith(PREFIX))
    throw new Error(`STRIPE_TEST_SECRET_KEY must begin with ${PREFIX}: live keys move money`);
  return {
    stripe: new Stripe(key, { telemetry: false }),
    env: { STRIPE_SECRET_KEY: key },
    ...FAR,
    close: () => Promise.resolve(),
  };
}

async function emulatorSide(): Promise<StripeSide> {
  const { host, port, stop } = await startEmulator();
  const key = `${PREFIX}emulator`;
  const protocol = 'http' as const;
  return {
    stripe: new Stripe(key, { host, port, protocol, telemetry: false }),
    env: {
      STRIPE_SECRET_KEY: key,
      STRIPE_API_HOST: host,
      STRIPE_API_PORT: String(port),
      STRIPE_API_PROTOCOL: protocol,
    },
    ...HERE,
    close: stop,
  };
}
