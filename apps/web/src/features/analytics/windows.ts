import { oneOf } from '../../lib/lists/filters.js';
import { analytics as texts } from './texts.js';

export type Window = keyof typeof texts.windows;

export const windows = (['30d', '90d', '365'] as const).map((value) => ({ value, label: texts.windows[value] }));

/** Held by the address. */
export const windowFilter = { window: oneOf('365', '30d', '90d') };
