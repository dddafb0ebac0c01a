import type { Provider } from '@nestjs/common';
import { CONFIG, type StallbookConfig } from '@stallbook/platform';
import { importSettings, type ImportSettings } from './domain/import-settings.js';

export const IMPORT_SETTINGS = Symbol('import settings');

/** The rules for rows, with the dates of the configuration. */
export const configuredSettings: Provider = {
  provide: IMPORT_SETTINGS,
  inject: [CONFIG],
  useFactory: (config: StallbookConfig): ImportSettings => ({
    ...importSettings,
    years: { from: config.STALLBOOK_IMPORT_FIRST_YEAR, to: config.STALLBOOK_IMPORT_LAST_YEAR },
    fallbackDate: config.STALLBOOK_IMPORT_FALLBACK_DATE,
  }),
};
