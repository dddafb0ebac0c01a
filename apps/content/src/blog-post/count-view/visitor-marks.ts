import { createHmac, randomBytes } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import { CONFIG, REDIS, type StallbookConfig } from '@stallbook/platform';
import type { Redis } from 'ioredis';

const DAY_SECONDS = 86_400;
/** Enough for the people behind one address. The browser names itself, so one visitor could pose as many. */
const MAX_VIEWS_FROM_ADDRESS = 200;

interface Visitor {
  remoteAddress?: string;
  userAgent?: string;
}

/**
 * Tells a visitor's first view of a post on a day from the next ones. A mark is a hash under a random key; both are
 * gone after a day, so that no one can find out who read what.
 */
@Injectable()
export class VisitorMarks {
  private readonly prefix: string;

  constructor(
    @Inject(REDIS) private readonly redis: Redis,
    @Inject(CONFIG) config: StallbookConfig,
  ) {
    this.prefix = `${config.STALLBOOK_DB_PREFIX}:post-views`;
  }

  async isFirst(postId: string, day: string, { remoteAddress = '', userAgent = '' }: Visitor): Promise<boolean> {
    const key = await this.keyOf(day);
    const nameOf = (...parts: string[]) =>
      `${this.prefix}:${day}:${createHmac('sha256', key).update(JSON.stringify(parts)).digest('base64url')}`;
    if ((await this.count(nameOf(remoteAddress))) > MAX_VIEWS_FROM_ADDRESS) return false;
    return (await this.redis.set(nameOf(postId, remoteAddress, userAgent), '1', 'EX', DAY_SECONDS, 'NX')) === 'OK';
  }

  /** How many views came from there on that day, including this one. */
  private async count(name: string): Promise<number> {
    const [counted] = (await this.redis.multi().incr(name).expire(name, DAY_SECONDS).exec()) ?? [];
    return Number(counted?.[1] ?? 0);
  }

  private async keyOf(day: string): Promise<string> {
    const name = `${this.prefix}:${day}:key`;
    const fresh = randomBytes(32).toString('base64url');
    await this.redis.set(name, fresh, 'EX', DAY_SECONDS, 'NX');
    return (await this.redis.get(name)) ?? fresh;
  }
}
