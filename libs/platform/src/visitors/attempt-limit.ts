import { createHash } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import { DomainError } from '@stallbook/kernel';
import type { Redis } from 'ioredis';
import type { StallbookConfig } from '../config/config.js';
import type { Logger } from '../logging/logger.js';
import { CONFIG, LOGGER, REDIS } from '../tokens.js';

const WINDOW_MS = 15 * 60_000;
const ANSWER_MS = 500;

/** Counts one attempt; the window begins with the first. */
const TAKE = `
  local count = redis.call('INCR', KEYS[1])
  if count == 1 then redis.call('PEXPIRE', KEYS[1], ARGV[1]) end
  return count`;

/** Takes one attempt back, where one is counted. */
const GIVE_BACK = `
  if tonumber(redis.call('GET', KEYS[1]) or '0') > 0 then redis.call('DECR', KEYS[1]) end
  return 0`;

/** How often something may be tried in a quarter of an hour, per account or address. Subjects are stored as hashes. */
@Injectable()
export class AttemptLimit {
  constructor(
    @Inject(REDIS) private readonly redis: Redis,
    @Inject(CONFIG) private readonly config: StallbookConfig,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  /** Counts an attempt. @returns false when it is one too many. */
  async take(kind: string, subject: string, max: number): Promise<boolean> {
    const count = await this.ask(() => this.redis.eval(TAKE, 1, this.key(kind, subject), WINDOW_MS));
    return Number(count ?? 0) <= max;
  }

  /** As `take`, but throws `RATE_LIMITED`. */
  async require(kind: string, subject: string, max: number): Promise<void> {
    if (await this.take(kind, subject, max)) return;
    throw new DomainError('RATE_LIMITED', 'Too many attempts. Please try again in a few minutes.');
  }

  /** Forgets the attempts, after one that was right. */
  async forgive(kind: string, subject: string): Promise<void> {
    await this.ask(() => this.redis.del(this.key(kind, subject)));
  }

  /** Does not count the last attempt after all. */
  async giveBack(kind: string, subject: string): Promise<void> {
    await this.ask(() => this.redis.eval(GIVE_BACK, 1, this.key(kind, subject)));
  }

  private key(kind: string, subject: string): string {
    const hashed = createHash('sha256').update(subject).digest('base64url');
    return `${this.config.STALLBOOK_DB_PREFIX}:attempts:${kind}:${hashed}`;
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
