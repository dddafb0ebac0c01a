import type { StallbookConfig } from '../config/config.js';

export const jobsPrefix = (config: Pick<StallbookConfig, 'STALLBOOK_DB_PREFIX'>): string =>
  `${config.STALLBOOK_DB_PREFIX}:jobs`;
