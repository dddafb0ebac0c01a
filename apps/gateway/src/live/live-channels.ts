import type { BeforeApplicationShutdown } from '@nestjs/common';
import { liveChannel } from '@stallbook/contracts';
import type { Logger, StallbookConfig } from '@stallbook/platform';
import type { Redis } from 'ioredis';

export interface Follower {
  receive(signal: string): void;
  /** Signals may be lost; the follower resumes from its cursor. */
  interrupted(): void;
}

/** One Redis connection serves all live streams of this process. */
export class LiveChannels implements BeforeApplicationShutdown {
  private readonly followers = new Map<string, Set<Follower>>();
  private readonly redis: Redis;

  constructor(
    redis: Redis,
    private readonly config: Pick<StallbookConfig, 'STALLBOOK_DB_PREFIX'>,
    private readonly logger: Pick<Logger, 'warn'>,
  ) {
    this.redis = redis.duplicate({ autoResubscribe: false });
    this.redis.on('error', (err: Error) => this.logger.warn({ err }, 'redis'));
    this.redis.on('message', (channel: string, signal: string) => {
      for (const follower of this.followers.get(channel) ?? []) follower.receive(signal);
    });
    this.redis.on('close', () => this.interruptAll());
  }

  /** A subscription sent during the handshake makes ioredis close the connection again. */
  get areOpen(): boolean {
    return this.redis.status === 'ready';
  }

  /** Rejects while Redis is unavailable. @returns a function that stops following */
  async follow(userId: string, follower: Follower): Promise<() => void> {
    if (!this.areOpen) throw new Error('Redis is not connected');
    const channel = liveChannel(this.config.STALLBOOK_DB_PREFIX, userId);
    const known = this.followers.get(channel) ?? new Set();
    this.followers.set(channel, known.add(follower));
    const leave = () => {
      known.delete(follower);
      if (known.size > 0 || this.followers.get(channel) !== known) return;
      this.followers.delete(channel);
      this.redis
        .unsubscribe(channel)
        .catch((err: unknown) => this.logger.warn({ err }, 'could not unsubscribe from a channel'));
    };
    try {
      // The subscription of an earlier follower may have failed.
      await this.redis.subscribe(channel);
    } catch (error) {
      leave();
      throw error;
    }
    return leave;
  }

  beforeApplicationShutdown(): void {
    this.interruptAll();
    this.redis.disconnect();
  }

  private interruptAll(): void {
    const all = [...this.followers.values()].flatMap((some) => [...some]);
    this.followers.clear();
    for (const follower of all) follower.interrupted();
  }
}
