import { analytics as texts } from './texts.js';

export type Window = keyof typeof texts.windows;

export const windows = (['30d', '90d', '365'] as const).map((value) => ({ value, label: texts.windows[value] }));
