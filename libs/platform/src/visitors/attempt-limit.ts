import { Inject, Injectable } from '@nestjs/common';
import { HOUR_MS, type Clock } from '@stallbook/kernel';
import type { Redis } from 'ioredis';
import type { StallbookConfig } from '../config/config.js';
import type { Logger } from '../logging/logger.js';
import { CLOCK, CONFIG, LOGGER, REDIS } from '../tokens.js';
import { TAKE, TAKE_BACK } from './attempt-scripts.js';
import { LimitStore, refuseWhile, type Count } from './limit-store.js';
import { AT_MOST, LocalAttempts, type Attempts } from './local-attempts.js';

const FIRST_WAIT_MS = 30_000;
const MAX_WAIT_MS = 15 * 60_000;
const FADES_WITHIN_MS = HOUR_MS;
/** More than any count. */
const EVERY = 1e9;

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
  /** What Redis has yet to take back. */
  private readonly owed = new Map<string, number>();
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
    await this.settle(rules.map(({ key }) => key));
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
    const attempts = new Map([
      ...all.map((count) => [this.key(count), EVERY] as const),
      ...last.map((count) => [this.key(count), 1] as const),
    ]);
    this.local.takeBack(attempts, this.store.now());
    await this.takeBackInRedis(attempts);
  }

  private async takeBackInRedis(attempts: Attempts): Promise<void> {
    await this.store.ask({
      script: TAKE_BACK,
      keys: [...attempts.keys()],
      args: [this.store.now(), ...attempts.values()],
      locally: () => this.owe(attempts),
    });
  }

  private owe(attempts: Attempts): number {
    for (const [key, count] of attempts) {
      this.owed.set(key, (this.owed.get(key) ?? 0) + count);
      const [oldest] = this.owed.keys();
      if (this.owed.size > AT_MOST && oldest !== undefined) this.owed.delete(oldest);
    }
    return 0;
  }

  /** So that Redis does not refuse people for attempts that succeeded. */
  private async settle(keys: readonly string[]): Promise<void> {
    const owed = new Map(keys.flatMap((key) => (this.owed.has(key) ? [[key, this.owed.get(key) ?? 0]] : [])));
    for (const key of owed.keys()) this.owed.delete(key);
    if (owed.size > 0) await this.takeBackInRedis(owed);
  }

  private key(count: Count): string {
    return this.store.key('attempts', count);
  }
}
