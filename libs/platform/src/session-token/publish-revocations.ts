import type { Clock } from '@stallbook/kernel';
import type { Redis } from 'ioredis';
import type { StallbookConfig } from '../config/config.js';
import { ACCESS_TOKEN_MS } from './access-token.js';

/** An access token may have been signed while its session ended. */
export const REMEMBERED_MS = ACCESS_TOKEN_MS + 60_000;

/** Key of what is stored, and channel of what is told. */
export const revocationChannel = ({ STALLBOOK_DB_PREFIX }: Pick<StallbookConfig, 'STALLBOOK_DB_PREFIX'>): string =>
  `${STALLBOOK_DB_PREFIX}:ended-sessions`;

/** ARGV: now, until when what was stored before is forgotten, how long the key lives, the sessions. */
const TELL = `
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

/** Tells all gateways that these sessions ended, and those that do not listen just now when they come back. */
export async function publishRevocations(
  { redis, config, clock }: RevocationPublisher,
  sessionIds: readonly string[],
): Promise<void> {
  if (sessionIds.length === 0) return;
  const now = clock.now().getTime();
  await redis.eval(TELL, 1, revocationChannel(config), now, now - REMEMBERED_MS, REMEMBERED_MS, ...sessionIds);
}
