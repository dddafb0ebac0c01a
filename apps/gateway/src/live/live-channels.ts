import type { BeforeApplicationShutdown } from '@nestjs/common';
import { liveChannel } from '@stallbook/contracts';
import type { Redis } from 'ioredis';

type Listener = (signal: string) => void;

interface Channel {
  listeners: Set<Listener>;
  /** Resolves once signals arrive. */
  subscribed: Promise<unknown>;
}

/** One Redis subscription for all connected people of this process, by person. */
export class LiveChannels implements BeforeApplicationShutdown {
  private readonly channels = new Map<string, Channel>();

  constructor(
    private readonly redis: Redis,
    private readonly installation: string,
  ) {
    redis.on('message', (channel: string, message: string) => {
      for (const listener of this.channels.get(channel)?.listeners ?? []) listener(message);
    });
  }

  /** Resolves once signals arrive; call the result to stop. A refused subscription is asked for again by the next call. */
  async follow(userId: string, listener: Listener): Promise<() => void> {
    const name = liveChannel(this.installation, userId);
    const channel = this.channels.get(name) ?? { listeners: new Set(), subscribed: this.redis.subscribe(name) };
    this.channels.set(name, channel);
    channel.listeners.add(listener);
    try {
      await channel.subscribed;
    } catch (error) {
      if (this.channels.get(name) === channel) this.channels.delete(name);
      throw error;
    }
    return () => this.leave(name, channel, listener);
  }

  async beforeApplicationShutdown(): Promise<void> {
    this.channels.clear();
    await this.redis.quit();
  }

  private leave(name: string, channel: Channel, listener: Listener): void {
    channel.listeners.delete(listener);
    if (channel.listeners.size > 0 || this.channels.get(name) !== channel) return;
    this.channels.delete(name);
    this.redis.unsubscribe(name).catch((error: unknown) => this.redis.emit('error', error));
  }
}
