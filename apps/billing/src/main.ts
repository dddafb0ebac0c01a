import { baseConfig, processConfig, startService } from '@stallbook/platform';
import { BillingModule } from './billing.module.js';

/** A separate billing process requires its keys. */
const config = processConfig('billing', baseConfig.required({ STRIPE_SECRET_KEY: true, STRIPE_WEBHOOK_SECRET: true }));
await startService({ name: 'billing', module: BillingModule, config });
