import type { BeforeApplicationShutdown, FactoryProvider, OnModuleInit } from '@nestjs/common';
import type { Clock } from '@stallbook/kernel';
import type { Redis } from 'ioredis';
import type { StallbookConfig } from '../config/config.js';
import type { Logger } from '../logging/logger.js';
import { CLOCK, CONFIG, LOGGER, REDIS } from '../tokens.js';
import { endedSince, revocationChannel, REMEMBERED_MS } from './publish-revocations.js';

const START_MS = 2_000;
const RETRY_MS = 1_000;

export interface SessionRevocationListParts {
  redis: Redis;
  config: StallbookConfig;
  clock: Clock;
  logger: Logger;
}

/** Sessions that ended in the last minutes, kept in memory because every request checks them. */
export class SessionRevocationList implements OnModuleInit, BeforeApplicationShutdown {
  private readonly ended = new Map<string, number>();
  private readonly watchers = new Map<string, Set<() => void>>();
  private readonly name: string;
  private subscriber: Redis | undefined;
  private retry: NodeJS.Timeout | undefined;
  /** The reading connection can reconnect after the subscriber. */
  private readonly readAgain = () => void this.attempt(() => this.read());

  constructor(private readonly parts: SessionRevocationListParts) {
    this.name = revocationChannel(parts.config);
  }

  /** Starts without Redis and catches up when it is available. */
  async onModuleInit(): Promise<void> {
    const subscriber = this.parts.redis.duplicate({ autoResubscribe: false });
    this.subscriber = subscriber;
    subscriber.on('error', (err: Error) => this.parts.logger.warn({ err }, 'redis'));
    subscriber.on('message', (_channel, id: string) => this.add(id));
    this.parts.redis.on('ready', this.readAgain);
    await new Promise<void>((resolve) => {
      const late = setTimeout(resolve, START_MS);
      subscriber.once('error', () => {
        clearTimeout(late);
        resolve();
      });
      subscriber.on('ready', () => {
        void this.attempt(() => this.catchUp(subscriber)).then(() => {
          clearTimeout(late);
          resolve();
        });
      });
    });
  }

  has(sessionId: string): boolean {
    return this.ended.has(sessionId);
  }

  /** Calls `end` when any of them ends, immediately if it has ended. @returns a function that stops watching */
  watch(ids: readonly string[], end: () => void): () => void {
    if (ids.some((id) => this.has(id))) end();
    for (const id of ids) this.watchers.set(id, (this.watchers.get(id) ?? new Set()).add(end));
    return () => {
      for (const id of ids) {
        const known = this.watchers.get(id);
        known?.delete(end);
        if (known?.size === 0) this.watchers.delete(id);
      }
    };
  }

  beforeApplicationShutdown(): void {
    this.parts.redis.off('ready', this.readAgain);
    clearTimeout(this.retry);
    this.subscriber?.disconnect();
  }

  /** Tries again after a failure: a session that is missed stays open here. Where Redis is away, its return does it. */
  private async attempt(work: () => Promise<void>): Promise<void> {
    const { logger, redis } = this.parts;
    clearTimeout(this.retry);
    try {
      await work();
    } catch (err) {
      logger.warn({ err }, 'could not read ended sessions');
      if (redis.status === 'ready') this.retry = setTimeout(() => void this.attempt(work), RETRY_MS).unref();
    }
  }

  /** Subscribes before reading, so that no revocation is lost. */
  private async catchUp(subscriber: Redis): Promise<void> {
    await subscriber.subscribe(this.name);
    await this.read();
  }

  private async read(): Promise<void> {
    const since = this.parts.clock.now().getTime() - REMEMBERED_MS;
    for (const id of await endedSince(this.parts, since)) this.add(id);
  }

  private add(id: string): void {
    const now = this.parts.clock.now().getTime();
    for (const [known, until] of this.ended) {
      if (until > now) break;
      this.ended.delete(known);
    }
    // Reinserted at the end to keep the oldest first.
    this.ended.delete(id);
    this.ended.set(id, now + REMEMBERED_MS);
    for (const end of this.watchers.get(id) ?? []) end();
  }
}

export const sessionRevocations: FactoryProvider<SessionRevocationList> = {
  provide: SessionRevocationList,
  inject: [REDIS, CONFIG, CLOCK, LOGGER],
  useFactory: (redis: Redis, config: StallbookConfig, clock: Clock, logger: Logger) =>
    new SessionRevocationList({ redis, config, clock, logger }),
};
