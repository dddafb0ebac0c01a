import { createHash } from 'node:crypto';
import { DomainError, type Clock } from '@stallbook/kernel';
import { requestContext } from '@stallbook/rpc';
import { assertNoTransaction } from '@stallbook/messaging';
import type { Redis } from 'ioredis';
import type { StallbookConfig } from '../config/config.js';
import type { Logger } from '../logging/logger.js';
import { waitInWords } from './wait-in-words.js';

export interface Count {
  kind: string;
  subject: string;
  free: number;
  /** A sentence for the person. */
  why?: string;
}

interface Question {
  script: string;
  keys: readonly string[];
  args: readonly number[];
  /** The answer without Redis. */
  locally: () => number;
}

const rateLimited = (waitMs: number, why = 'Too many attempts.') =>
  new DomainError('RATE_LIMITED', `${why} Please try again in ${waitInWords(waitMs)}.`, [], {
    retryAfterSeconds: Math.ceil(waitMs / 1000),
  });

/** @throws DomainError RATE_LIMITED */
export function refuseWhile(waitMs: number, counts: readonly Count[]): void {
  if (waitMs > 0) throw rateLimited(waitMs, counts.find(({ why }) => why)?.why);
}

const TIMED_OUT = 'Command timed out';
/** Every change of every person asks, so a Redis that hangs would slow down all of them. */
const PAUSE_MS = 5_000;

/** The counts of limits are in Redis; without Redis each process counts alone. Subjects are hashed. */
export class LimitStore {
  /** Logged once, because every change of every person asks. */
  private isAway = false;
  private hungUntil = 0;

  constructor(
    private readonly redis: Redis,
    private readonly config: StallbookConfig,
    private readonly logger: Logger,
    private readonly clock: Clock,
  ) {}

  /** A limit counts what happens now, also where a demo acts in the past. */
  now(): number {
    return requestContext.exit(() => this.clock.now().getTime());
  }

  key(what: 'attempts' | 'uses', { kind, subject }: Count): string {
    const hashed = createHash('sha256').update(subject).digest('base64url');
    return `${this.config.STALLBOOK_DB_PREFIX}:${what}:${kind}:${hashed}`;
  }

  /** Falls back to local counts, so that people can sign in without Redis. */
  async ask({ script, keys, args, locally }: Question): Promise<number> {
    assertNoTransaction('A limit');
    if (performance.now() < this.hungUntil) return locally();
    const wasAway = this.isAway;
    try {
      const answer = Number(await this.redis.eval(script, keys.length, ...keys, ...args));
      this.isAway = false;
      return answer;
    } catch (err) {
      if (!this.isAway) this.logger.warn({ err }, 'this limit is counted only by this process');
      // Late answers to questions of one moment may be the fault of this process.
      if (wasAway && (err as Error).message === TIMED_OUT) this.hungUntil = performance.now() + PAUSE_MS;
      this.isAway = true;
      return locally();
    }
  }
}
