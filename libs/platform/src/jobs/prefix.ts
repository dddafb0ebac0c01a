import type { StallbookConfig } from '../config/config.js';

/** BullMQ's prefix of every queue: installations that share a Redis do not see each other's jobs. */
export const jobsPrefix = (config: Pick<StallbookConfig, 'STALLBOOK_DB_PREFIX'>): string =>
  `${config.STALLBOOK_DB_PREFIX}:jobs`;
