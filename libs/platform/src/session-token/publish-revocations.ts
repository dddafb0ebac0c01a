import { DAY_MS, type Clock } from '@stallbook/kernel';
import type { Redis } from 'ioredis';
import type { StallbookConfig } from '../config/config.js';
import { ACCESS_TOKEN_MS } from './access-token.js';

/** The margin covers a token that was signed while its session ended. */
export const REMEMBERED_MS = ACCESS_TOKEN_MS + 60_000;
/** Pushes end with their session, also if it ended while their service was away. */
const KEPT_MS = 7 * DAY_MS;

/** The key of the stored list and the channel of new revocations. */
export const revocationChannel = ({ STALLBOOK_DB_PREFIX }: Pick<StallbookConfig, 'STALLBOOK_DB_PREFIX'>): string =>
  `${STALLBOOK_DB_PREFIX}:ended-sessions`;

/** ARGV: now, expiry cutoff, key lifetime, session IDs. */
const PUBLISH_SCRIPT = `
  for i = 4, #ARGV do
    redis.call('ZADD', KEYS[1], ARGV[1], ARGV[i])
    redis.call('PUBLISH', KEYS[1], ARGV[i])
  end
  redis.call('ZREMRANGEBYSCORE', KEYS[1], '-inf', ARGV[2])
  redis.call('PEXPIRE', KEYS[1], ARGV[3])
  return #ARGV - 3`;

export interface RevocationPublisher {
  redis: Redis;
  config: StallbookConfig;
  clock: Clock;
}

/** Stores and publishes, so that a gateway that is offline catches up later. */
export async function publishRevocations(
  { redis, config, clock }: RevocationPublisher,
  sessionIds: readonly string[],
): Promise<void> {
  if (sessionIds.length === 0) return;
  const now = clock.now().getTime();
  await redis.eval(PUBLISH_SCRIPT, 1, revocationChannel(config), now, now - KEPT_MS, KEPT_MS, ...sessionIds);
}

/** The sessions whose end was published since then, in milliseconds. */
export const endedSince = (
  { redis, config }: Pick<RevocationPublisher, 'redis' | 'config'>,
  since: number,
): Promise<string[]> => redis.zrangebyscore(revocationChannel(config), since, '+inf');
