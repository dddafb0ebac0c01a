import { Inject, Injectable } from '@nestjs/common';
import type { Clock } from '@stallbook/kernel';
import type { Redis } from 'ioredis';
import type { StallbookConfig } from '../config/config.js';
import type { Logger } from '../logging/logger.js';
import { CLOCK, CONFIG, LOGGER, REDIS } from '../tokens.js';
import { TAKE, TAKE_BACK } from './attempt-scripts.js';
import { LimitStore, refuseWhile, type Count } from './limit-store.js';
import { LocalAttempts } from './local-attempts.js';

const FIRST_WAIT_MS = 30_000;
const MAX_WAIT_MS = 15 * 60_000;
const FADES_WITHIN_MS = 60 * 60_000;

/** Which attempts of each count: all, or only the last one. */
interface Taken {
  all?: readonly Count[];
  last?: readonly Count[];
}

/**
 * Slows down attempts. An attempt counts when it starts, so parallel attempts cannot bypass the limit; successful ones are
 * taken back. Nothing is counted during a wait.
 */
@Injectable()
export class AttemptLimit {
  private readonly local = new LocalAttempts();
  private readonly store: LimitStore;

  constructor(
    @Inject(REDIS) redis: Redis,
    @Inject(CONFIG) config: StallbookConfig,
    @Inject(LOGGER) logger: Logger,
    @Inject(CLOCK) clock: Clock,
  ) {
    this.store = new LimitStore(redis, config, logger, clock);
  }

  /**
   * Counts an attempt under all subjects. @throws DomainError RATE_LIMITED, without counting, if any of them must wait
   */
  async require(...counts: Count[]): Promise<void> {
    const rules = counts.map((count) => ({ key: this.key(count), free: count.free }));
    const times = [this.store.now(), FIRST_WAIT_MS, MAX_WAIT_MS, FADES_WITHIN_MS] as const;
    const wait = await this.store.ask({
      script: TAKE,
      keys: rules.map(({ key }) => key),
      args: [...times, ...rules.map(({ free }) => free)],
      locally: () => this.local.take(rules, ...times),
    });
    refuseWhile(wait, counts);
  }

  /**
   * Counts a guess unless it is right, or its check fails. A wrong one is `false` or `undefined`.
   * @throws DomainError RATE_LIMITED, and what `check` throws
   */
  async guess<T>({ all = [], last = [] }: Taken, check: () => Promise<T> | T): Promise<T> {
    await this.require(...all, ...last);
    let found: T;
    try {
      found = await check();
    } catch (error) {
      await this.takeBack({ last: [...all, ...last] });
      throw error;
    }
    if (found !== false && found !== undefined) await this.takeBack({ all, last });
    return found;
  }

  async takeBack({ all = [], last = [] }: Taken): Promise<void> {
    const keys = [...all, ...last].map((count) => this.key(count));
    const now = this.store.now();
    this.local.takeBack(keys, all.length, now);
    await this.store.ask({ script: TAKE_BACK, keys, args: [now, all.length], locally: () => 0 });
  }

  private key(count: Count): string {
    return this.store.key('attempts', count);
  }
}
