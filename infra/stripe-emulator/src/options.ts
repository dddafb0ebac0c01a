import { z } from 'zod';
import type { EmulatorOptions } from './emulator.js';

const text = z.string().min(1).optional();

const environment = z.object({
  PORT: z.coerce.number().int().min(0).max(65_535).default(0),
  HOST: z.string().min(1).default('127.0.0.1'),
  STRIPE_EMULATOR_DATA: text,
  STRIPE_EMULATOR_PUBLIC_URL: z.url().optional(),
  STRIPE_EMULATOR_CONTROL_KEY: z.string().min(32).optional(),
  STRIPE_WEBHOOK_URL: z.url().optional(),
  STRIPE_WEBHOOK_SECRET: z.string().startsWith('whsec_').optional(),
});

/** Reads the environment. Throws an error that names each wrong variable, never its value. */
export const optionsFrom = (env: NodeJS.ProcessEnv): EmulatorOptions => {
  const known = Object.fromEntries(Object.keys(environment.shape).map((name) => [name, env[name] || undefined]));
  const result = environment.safeParse(known);
  if (!result.success) {
    const wrong = result.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`);
    throw new Error(`The emulator cannot start: ${wrong.join('; ')}`);
  }
  const { data } = result;
  if (data.STRIPE_WEBHOOK_URL && !data.STRIPE_WEBHOOK_SECRET) {
    throw new Error('The emulator cannot start: STRIPE_WEBHOOK_URL needs STRIPE_WEBHOOK_SECRET');
  }
  return {
    port: data.PORT,
    host: data.HOST,
    dataFile: data.STRIPE_EMULATOR_DATA,
    publicUrl: data.STRIPE_EMULATOR_PUBLIC_URL?.replace(/\/$/, ''),
    controlKey: data.STRIPE_EMULATOR_CONTROL_KEY,
    webhookUrl: data.STRIPE_WEBHOOK_URL,
    webhookSecret: data.STRIPE_WEBHOOK_SECRET,
  };
};
