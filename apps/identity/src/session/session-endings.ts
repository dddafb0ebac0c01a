import { Inject, Injectable, type BeforeApplicationShutdown, type OnApplicationBootstrap } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Clock } from '@stallbook/kernel';
import {
  ACCESS_TOKEN_MS,
  CLOCK,
  CONFIG,
  LOGGER,
  REDIS,
  publishRevocations,
  type Logger,
  type StallbookConfig,
} from '@stallbook/platform';
import type { Redis } from 'ioredis';
import type { ClientSession } from 'mongodb';
import type { Model } from 'mongoose';
import { BackgroundTasks } from '../account/background-tasks.js';
import { SESSIONS, type SessionDocument } from './session.schema.js';

/** Publishes ended sessions to the gateways, which then refuse their access tokens. */
@Injectable()
export class SessionEndings implements OnApplicationBootstrap, BeforeApplicationShutdown {
  /** Publishes again what Redis may have lost. */
  private readonly again = () =>
    this.background.run('ended sessions', async () => {
      const since = new Date(this.clock.now().getTime() - ACCESS_TOKEN_MS);
      await this.publish(await this.sessions.distinct('_id', { endedAt: { $gt: since } }));
    });

  constructor(
    @InjectModel(SESSIONS) private readonly sessions: Model<SessionDocument>,
    @Inject(REDIS) private readonly redis: Redis,
    @Inject(CLOCK) private readonly clock: Clock,
    @Inject(CONFIG) private readonly config: StallbookConfig,
    @Inject(LOGGER) private readonly logger: Logger,
    private readonly background: BackgroundTasks,
  ) {}

  onApplicationBootstrap(): void {
    this.redis.on('ready', this.again);
    this.again();
  }

  beforeApplicationShutdown(): void {
    this.redis.off('ready', this.again);
  }

  /** Never fails: Redis answers within a second or not, and what it missed is published later. */
  async publish(ids: readonly string[]): Promise<void> {
    if (ids.length === 0) return;
    const { redis, config, clock } = this;
    try {
      await publishRevocations({ redis, config, clock }, ids);
      await this.markPublished(ids);
    } catch (err) {
      this.logger.warn({ err }, 'ended sessions could not be published');
    }
  }

  /** What Redis did not accept, however long ago. */
  async publishMissed(): Promise<void> {
    await this.publish(await this.sessions.distinct('_id', { unpublished: true }));
  }

  private async markPublished(ids: readonly string[]): Promise<void> {
    const _id = { $in: [...ids] };
    await this.sessions.updateMany({ _id, unpublished: true }, { $unset: { unpublished: '' } });
    // Sessions of erased accounts have no account ID.
    await this.sessions.deleteMany({ _id, accountId: { $exists: false } });
  }

  /** After the transaction: only sessions that really ended, since it may have been aborted. */
  publishAfter(transaction: ClientSession, ids: readonly string[]): void {
    const publish = async () => {
      await this.publish(await this.sessions.distinct('_id', { _id: { $in: [...ids] }, endedAt: { $ne: null } }));
    };
    transaction.once('ended', () => this.background.run('ended sessions', publish));
  }
}
