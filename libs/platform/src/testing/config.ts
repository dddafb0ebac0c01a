import { baseConfig, loadConfig, type StallbookConfig } from '../config/config.js';
import { testKeys } from './keys.js';

export const testConfig = (env: Record<string, string> = {}): StallbookConfig =>
  loadConfig(baseConfig, {
    MONGODB_URL: process.env['MONGODB_URL'],
    REDIS_URL: process.env['REDIS_URL'],
    STALLBOOK_BUS: 'embedded',
    ...testKeys,
    LOG_LEVEL: 'silent',
    // The least that is allowed, because specs sign in thousands of times.
    STALLBOOK_PASSWORD_MEMORY_KIB: '8192',
    STALLBOOK_PASSWORD_PASSES: '1',
    // The specs of several services share the processor.
    STALLBOOK_RPC_TIMEOUT_MS: '30000',
    ...env,
  });
