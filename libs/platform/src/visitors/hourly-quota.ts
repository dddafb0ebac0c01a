import { Inject, Injectable } from '@nestjs/common';
import { HOUR_MS, type Clock } from '@stallbook/kernel';
import type { Redis } from 'ioredis';
import type { StallbookConfig } from '../config/config.js';
import type { Logger } from '../logging/logger.js';
import { CLOCK, CONFIG, LOGGER, REDIS } from '../tokens.js';
import { LimitStore, refuseWhile, type Count } from './limit-store.js';
import { LocalUses } from './local-uses.js';

/**
 * Atomically counts one use under every key, or under none if one must wait. Each key lists its last uses. Returns the
 * milliseconds to wait, 0 for none. ARGV: now, an hour, then per key the uses in an hour.
 */
const USE = `
  local now, hour, wait = tonumber(ARGV[1]), tonumber(ARGV[2]), 0
  for i, key in ipairs(KEYS) do
    local first = redis.call('LINDEX', key, -tonumber(ARGV[2 + i]))
    local ahead = first and tonumber(first) - now or -hour
    -- The clock may have been set back.
    if ahead < hour then wait = math.max(wait, math.min(hour, hour + ahead)) end
  end
  if wait > 0 then return wait end
  for i, key in ipairs(KEYS) do
    redis.call('RPUSH', key, ARGV[1])
    redis.call('LTRIM', key, -tonumber(ARGV[2 + i]), -1)
    redis.call('PEXPIRE', key, hour)
  end
  return 0`;

/** Allows a number of uses in any hour. Refused ones do not count. For guesses, see `AttemptLimit`. */
@Injectable()
export class HourlyQuota {
  private readonly local = new LocalUses();
  private readonly store: LimitStore;

  constructor(
    @Inject(REDIS) redis: Redis,
    @Inject(CONFIG) config: StallbookConfig,
    @Inject(LOGGER) logger: Logger,
    @Inject(CLOCK) clock: Clock,
  ) {
    this.store = new LimitStore(redis, config, logger, clock);
  }

  /** Counts a use under all subjects. @throws DomainError RATE_LIMITED, without counting, if any of them must wait */
  async require(...counts: Count[]): Promise<void> {
    const rules = counts.map((count) => ({ key: this.store.key('uses', count), free: count.free }));
    const times = [this.store.now(), HOUR_MS] as const;
    const wait = await this.store.ask({
      script: USE,
      keys: rules.map(({ key }) => key),
      args: [...times, ...rules.map(({ free }) => free)],
      locally: () => this.local.use(rules, ...times),
    });
    refuseWhile(wait, counts);
  }
}
