import { createHash } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import { DomainError } from '@stallbook/kernel';
import type { Clock } from '@stallbook/kernel';
import type { Redis } from 'ioredis';
import type { StallbookConfig } from '../config/config.js';
import type { Logger } from '../logging/logger.js';
import { CLOCK, CONFIG, LOGGER, REDIS } from '../tokens.js';
import { TAKE, TAKE_BACK } from './attempt-scripts.js';
import { waitInWords } from './wait-in-words.js';

const FIRST_WAIT_MS = 30_000;
const LONGEST_WAIT_MS = 15 * 60_000;
/** After so long without an attempt all free ones are there again. */
const FADES_WITHIN_MS = 60 * 60_000;
const ANSWER_MS = 500;

const rateLimited = (waitMs: number) =>
  new DomainError('RATE_LIMITED', `Too many attempts. Please try again in ${waitInWords(waitMs)}.`, [], {
    retryAfterSeconds: Math.ceil(waitMs / 1000),
  });

/** What attempts are counted under: per account, per address of the caller, or both. */
export interface Count {
  kind: string;
  subject: string;
  /** So many attempts cost no wait; from then on each doubles it. */
  free: number;
}

/**
 * How often something may be tried. An attempt counts when it begins, so that many at once are no way around; whoever
 * was right takes it back. While there is something to wait for, nothing is counted. The state lies in Redis, for all
 * processes and over restarts; subjects are stored as hashes.
 */
@Injectable()
export class AttemptLimit {
  constructor(
    @Inject(REDIS) private readonly redis: Redis,
    @Inject(CONFIG) private readonly config: StallbookConfig,
    @Inject(LOGGER) private readonly logger: Logger,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  /** Counts an attempt under all of them. Throws `RATE_LIMITED`, and counts nothing, while one of them has to wait. */
  async require(...counts: Count[]): Promise<void> {
    const rules = counts.flatMap(({ free }) => [free, FADES_WITHIN_MS / free]);
    const wait = await this.run(TAKE, counts, this.now(), FIRST_WAIT_MS, LONGEST_WAIT_MS, ...rules);
    if (wait > 0) throw rateLimited(wait);
  }

  /** Does not count them after all: under some counts all that were made, under others the last one. */
  async takeBack({ all = [], last = [] }: { all?: readonly Count[]; last?: readonly Count[] }): Promise<void> {
    await this.run(TAKE_BACK, [...all, ...last], this.now(), all.length);
  }

  private now(): number {
    return this.clock.now().getTime();
  }

  private key({ kind, subject }: Count): string {
    const hashed = createHash('sha256').update(subject).digest('base64url');
    return `${this.config.STALLBOOK_DB_PREFIX}:attempts:${kind}:${hashed}`;
  }

  private async run(script: string, counts: readonly Count[], ...given: number[]): Promise<number> {
    const keys = counts.map((count) => this.key(count));
    return Number((await this.ask(() => this.redis.eval(script, keys.length, ...keys, ...given))) ?? 0);
  }

  /** Without Redis people can still sign in: nothing is counted for that while, and the log says so. */
  private async ask(command: () => Promise<unknown>): Promise<unknown> {
    let timer: NodeJS.Timeout | undefined;
    const late = new Promise<never>((_, reject) => {
      timer = setTimeout(() => reject(new Error('Redis did not answer in time')), ANSWER_MS);
    });
    try {
      return await Promise.race([command(), late]);
    } catch (err) {
      this.logger.warn({ err }, 'attempts are not counted');
      return undefined;
    } finally {
      clearTimeout(timer);
    }
  }
}
