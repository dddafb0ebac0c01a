import { keyHolders } from './keys.js';

/** Public, because they are in the repository. Other published keys start with `PUBLISHED_KEY`. */
const PUBLISHED_SECRETS = new Set([
  'whsec_emulator',
  'MC4CAQAwBQYDK2VwBCIEIOYoImcVOv9tVIljnEcAa+jq29OIO+1W8zOrBa9lV0jh',
  'MCowBQYDK2VwAyEAuAiR2cZbtWL7EKJ6L1U3ArgCCnfVEx4lEjUGlT3TgAM=',
]);
const PUBLISHED_KEY = 'only for development';

type Env = Record<string, string | undefined>;

/** Returns published secrets that are used outside development. */
export const publishedSecrets = (env: Env): string[] =>
  env['NODE_ENV'] === 'development'
    ? []
    : [...Object.keys(keyHolders), 'STRIPE_WEBHOOK_SECRET']
        .filter((name) => secretsIn(env[name] ?? '').some(isPublished))
        .map((name) => `${name}: is a published secret, allowed only with NODE_ENV=development`);

const secretsIn = (value: string): string[] =>
  value.split(',').map((entry) => entry.slice(entry.indexOf(':') + 1).trim());

const isPublished = (secret: string): boolean =>
  PUBLISHED_SECRETS.has(secret) || Buffer.from(secret, 'base64').toString().startsWith(PUBLISHED_KEY);
