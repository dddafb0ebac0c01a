import { createHmac, randomBytes } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import { CONFIG, REDIS, type StallbookConfig } from '@stallbook/platform';
import type { Redis } from 'ioredis';

const DAY_SECONDS = 86_400;

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
    const mark = createHmac('sha256', await this.keyOf(day))
      .update(JSON.stringify([postId, remoteAddress, userAgent]))
      .digest('base64url');
    return (await this.redis.set(`${this.prefix}:${day}:${mark}`, '1', 'EX', DAY_SECONDS, 'NX')) === 'OK';
  }

  private async keyOf(day: string): Promise<string> {
    const name = `${this.prefix}:${day}:key`;
    const fresh = randomBytes(32).toString('base64url');
    await this.redis.set(name, fresh, 'EX', DAY_SECONDS, 'NX');
    return (await this.redis.get(name)) ?? fresh;
  }
}
