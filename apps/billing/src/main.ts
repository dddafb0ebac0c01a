import { baseConfig, processConfig, startService } from '@stallbook/platform';
import { z } from 'zod';
import { BillingModule } from './billing.module.js';

/** A separate billing process requires its keys. */
const config = processConfig(
  'billing',
  baseConfig.extend({ STRIPE_SECRET_KEY: z.string().min(1), STRIPE_WEBHOOK_SECRET: z.string().min(1) }),
);
await startService({ name: 'billing', module: BillingModule, config });
