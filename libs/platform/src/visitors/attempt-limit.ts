import { createHash } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import { DomainError, type Clock } from '@stallbook/kernel';
import { requestContext } from '@stallbook/rpc';
import type { Redis } from 'ioredis';
import type { StallbookConfig } from '../config/config.js';
import type { Logger } from '../logging/logger.js';
import { CLOCK, CONFIG, LOGGER, REDIS } from '../tokens.js';
import { TAKE, TAKE_BACK } from './attempt-scripts.js';
import { LocalAttempts } from './local-attempts.js';
import { waitInWords } from './wait-in-words.js';

const FIRST_WAIT_MS = 30_000;
const MAX_WAIT_MS = 15 * 60_000;
const FADES_WITHIN_MS = 60 * 60_000;

const rateLimited = (waitMs: number, why = 'Too many attempts.') =>
  new DomainError('RATE_LIMITED', `${why} Please try again in ${waitInWords(waitMs)}.`, [], {
    retryAfterSeconds: Math.ceil(waitMs / 1000),
  });

export interface Count {
  kind: string;
  subject: string;
  free: number;
  /** A sentence for the person. */
  why?: string;
}

/**
 * Limits attempts. An attempt counts when it starts, so parallel attempts cannot bypass the limit; successful ones are
 * taken back. Nothing is counted during a wait. The state is in Redis; without Redis each process counts alone.
 * Subjects are hashed.
 */
@Injectable()
export class AttemptLimit {
  private readonly local = new LocalAttempts();

  constructor(
    @Inject(REDIS) private readonly redis: Redis,
    @Inject(CONFIG) private readonly config: StallbookConfig,
    @Inject(LOGGER) private readonly logger: Logger,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  /**
   * Counts an attempt under all subjects. @throws DomainError RATE_LIMITED, without counting, if any of them must wait
   */
  async require(...counts: Count[]): Promise<void> {
    const rules = counts.map((count) => ({
      key: this.key(count),
      free: count.free,
      fadesMs: FADES_WITHIN_MS / count.free,
    }));
    const times = [this.now(), FIRST_WAIT_MS, MAX_WAIT_MS] as const;
    const keys = rules.map(({ key }) => key);
    const args = [...times, ...rules.flatMap(({ free, fadesMs }) => [free, fadesMs])];
    const wait = await this.ask(TAKE, keys, args, () => this.local.take(rules, ...times));
    if (wait > 0) throw rateLimited(wait, counts.find(({ why }) => why)?.why);
  }

  async takeBack({ all = [], last = [] }: { all?: readonly Count[]; last?: readonly Count[] }): Promise<void> {
    const keys = [...all, ...last].map((count) => this.key(count));
    const now = this.now();
    this.local.takeBack(keys, all.length, now);
    await this.ask(TAKE_BACK, keys, [now, all.length], () => 0);
  }

  /** A limit counts what happens now, also where a demo acts in the past. */
  private now(): number {
    return requestContext.exit(() => this.clock.now().getTime());
  }

  private key({ kind, subject }: Count): string {
    const hashed = createHash('sha256').update(subject).digest('base64url');
    return `${this.config.STALLBOOK_DB_PREFIX}:attempts:${kind}:${hashed}`;
  }

  /** Falls back to local counts, so that people can sign in without Redis. */
  private async ask(script: string, keys: readonly string[], args: readonly number[], locally: () => number) {
    try {
      return Number(await this.redis.eval(script, keys.length, ...keys, ...args));
    } catch (err) {
      this.logger.warn({ err }, 'attempts are counted only by this process');
      return locally();
    }
  }
}
