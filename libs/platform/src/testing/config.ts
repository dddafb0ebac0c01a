import { baseConfig, loadConfig } from '../config/config.js';
import type { StallbookConfig } from '../config/config.js';
import { testKeys } from './keys.js';

/**
 * A configuration for a spec: the servers of the environment, the embedded bus, silence. Variables are given as they
 * stand in an environment.
 */
export const testConfig = (env: Record<string, string> = {}): StallbookConfig =>
  loadConfig(baseConfig, {
    MONGODB_URL: process.env['MONGODB_URL'],
    REDIS_URL: process.env['REDIS_URL'],
    STALLBOOK_BUS: 'embedded',
    ...testKeys,
    LOG_LEVEL: 'silent',
    ...env,
  });
