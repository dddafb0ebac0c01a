import type { BeforeApplicationShutdown } from '@nestjs/common';
import { liveChannel } from '@stallbook/contracts';
import type { Redis } from 'ioredis';

type Listener = (signal: string) => void;

/** One Redis subscription for all connected people of this process, by person. */
export class LiveChannels implements BeforeApplicationShutdown {
  private readonly listeners = new Map<string, Set<Listener>>();

  constructor(
    private readonly redis: Redis,
    private readonly installation: string,
  ) {
    redis.on('message', (channel: string, message: string) => {
      for (const listener of this.listeners.get(channel) ?? []) listener(message);
    });
  }

  /** Resolves once signals arrive; call the result to stop. */
  async follow(userId: string, listener: Listener): Promise<() => void> {
    const channel = liveChannel(this.installation, userId);
    const known = this.listeners.get(channel) ?? new Set();
    this.listeners.set(channel, known.add(listener));
    if (known.size === 1) await this.redis.subscribe(channel);
    return () => {
      known.delete(listener);
      if (known.size > 0 || !this.listeners.delete(channel)) return;
      this.redis.unsubscribe(channel).catch((error: unknown) => this.redis.emit('error', error));
    };
  }

  async beforeApplicationShutdown(): Promise<void> {
    this.listeners.clear();
    await this.redis.quit();
  }
}
