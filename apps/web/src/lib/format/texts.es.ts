import type { Translation } from './translation.js';
import type * as english from './texts.js';

export const locale: Translation<typeof english.locale> = 'es-US';

export const ago: Translation<typeof english.ago> = {
  now: 'hace un momento',
  minutes: (minutes) => `hace ${minutes} min`,
  hours: (hours) => `hace ${hours} h`,
};

export const sizes: Translation<typeof english.sizes> = {
  bytes: (bytes) => `${bytes} B`,
  kilobytes: (kilobytes) => `${kilobytes} KB`,
  megabytes: (megabytes) => `${megabytes} MB`,
};
