import { createHash } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import { DomainError } from '@stallbook/kernel';
import type { Clock } from '@stallbook/kernel';
import type { Redis } from 'ioredis';
import type { StallbookConfig } from '../config/config.js';
import type { Logger } from '../logging/logger.js';
import { CLOCK, CONFIG, LOGGER, REDIS } from '../tokens.js';
import { AttemptMemory } from './attempt-memory.js';
import { TAKE, TAKE_BACK } from './attempt-scripts.js';
import { waitInWords } from './wait-in-words.js';

const FIRST_WAIT_MS = 30_000;
const LONGEST_WAIT_MS = 15 * 60_000;
/** After so long without an attempt all free ones are there again. */
const FADES_WITHIN_MS = 60 * 60_000;
const ANSWER_MS = 500;

/** What attempts are counted under: per account, per address of the caller, or both. */
export interface Count {
  kind: string;
  subject: string;
  /** So many attempts cost no wait; from then on each doubles it. */
  free: number;
}

/** What is kept under a key, and how it fades. */
export interface CountRule {
  key: string;
  free: number;
  fadesMs: number;
}

/**
 * How often something may be tried. An attempt counts when it begins, so that many at the same time are no way around;
 * one that was right is taken back. While there is something to wait for, nothing is counted. The state lies in Redis,
 * for all processes and over restarts; while Redis is away each process counts for itself. Subjects are stored as hashes.
 */
@Injectable()
export class AttemptLimit {
  private readonly memory = new AttemptMemory();

  constructor(
    @Inject(REDIS) private readonly redis: Redis,
    @Inject(CONFIG) private readonly config: StallbookConfig,
    @Inject(LOGGER) private readonly logger: Logger,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  /** Counts an attempt under all of them. Throws `RATE_LIMITED`, and counts nothing, while one of them has to wait. */
  async require(...counts: Count[]): Promise<void> {
    const rules = counts.map((count) => ({
      key: this.key(count),
      free: count.free,
      fadesMs: FADES_WITHIN_MS / count.free,
    }));
    const now = this.now();
    const keys = rules.map(({ key }) => key);
    const given = [now, FIRST_WAIT_MS, LONGEST_WAIT_MS, ...rules.flatMap(({ free, fadesMs }) => [free, fadesMs])];
    const wait = await this.inRedis(
      () => this.redis.eval(TAKE, keys.length, ...keys, ...given),
      () => this.memory.take(rules, now, FIRST_WAIT_MS, LONGEST_WAIT_MS),
    );
    if (wait > 0) throw new DomainError('RATE_LIMITED', `Too many attempts. Please try again in ${waitInWords(wait)}.`);
  }

  /** Does not count them after all: under some counts all that were made, under others the last one. */
  async takeBack({ all = [], last = [] }: { all?: readonly Count[]; last?: readonly Count[] }): Promise<void> {
    const now = this.now();
    const [allKeys, lastKeys] = [all, last].map((counts) => counts.map((count) => this.key(count))) as [
      string[],
      string[],
    ];
    const keys = [...allKeys, ...lastKeys];
    this.memory.takeBack(allKeys, lastKeys, now);
    await this.inRedis(
      () => this.redis.eval(TAKE_BACK, keys.length, ...keys, now, allKeys.length),
      () => 0,
    );
  }

  private now(): number {
    return this.clock.now().getTime();
  }

  private key({ kind, subject }: Count): string {
    const hashed = createHash('sha256').update(subject).digest('base64url');
    return `${this.config.STALLBOOK_DB_PREFIX}:attempts:${kind}:${hashed}`;
  }

  private async inRedis(command: () => Promise<unknown>, without: () => number): Promise<number> {
    let timer: NodeJS.Timeout | undefined;
    const late = new Promise<never>((_, reject) => {
      timer = setTimeout(() => reject(new Error('Redis did not answer in time')), ANSWER_MS);
    });
    try {
      return Number(await Promise.race([command(), late]));
    } catch (err) {
      this.logger.warn({ err }, 'attempts are counted in this process only');
      return without();
    } finally {
      clearTimeout(timer);
    }
  }
}
