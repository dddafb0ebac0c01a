import { createHash } from 'node:crypto';
import { keyHolders, type ProcessName } from '../config/keys.js';

const madeFor = (purpose: string): string => `test:${createHash('sha256').update(purpose).digest('base64')}`;

export const testKeys = {
  STALLBOOK_ACTOR_KEYS: 'test:MC4CAQAwBQYDK2VwBCIEIICjLpyNWGbHlaqvLkPy7BgxnR9z8iE7gZfG+QcuBDxX',
  STALLBOOK_ACTOR_PUBLIC_KEYS: 'test:MCowBQYDK2VwAyEAoZA2K2SPX0Bv/fVSgghHvYAcfR/1IEfU+AoIeFXh+nM=',
  STALLBOOK_ACCESS_TOKEN_KEYS: madeFor('access tokens'),
  STALLBOOK_SESSION_KEYS: madeFor('sessions'),
  STALLBOOK_FILE_KEYS: madeFor('files'),
  STALLBOOK_EMAIL_KEYS: madeFor('e-mails'),
  STALLBOOK_ADDRESS_KEYS: madeFor('addresses'),
  STALLBOOK_MESSAGE_KEYS: madeFor('messages'),
  STALLBOOK_PERSONAL_KEYS: madeFor('people'),
};

/** Those that the process holds where each runs separately. */
export const testKeysOf = (process: ProcessName): Record<string, string> =>
  Object.fromEntries(
    Object.entries(testKeys).filter(([name]) => keyHolders[name as keyof typeof testKeys].includes(process)),
  );
