import { Inject, Injectable } from '@nestjs/common';
import type { OnModuleInit } from '@nestjs/common';
import type { NotificationType } from '@stallbook/contracts';
import { ensureCollections } from '@stallbook/event-store';
import { withTransaction } from '@stallbook/messaging';
import { DB, MONGO_CLIENT } from '@stallbook/platform';
import type { ClientSession, Collection, Db, MongoClient } from 'mongodb';
import type { FeedDocument, NotificationDocument } from './notification.js';

export interface NewNotification {
  id: string;
  userId: string;
  type: NotificationType;
  title: string;
  body: string;
  link: string;
  at: Date;
  names?: { personId: string; body: string };
}

export interface Added {
  notification: NotificationDocument;
  unread: number;
}

/** The notifications of each person and how many are unread; both always change together. */
@Injectable()
export class Feeds implements OnModuleInit {
  private readonly notifications: Collection<NotificationDocument>;
  private readonly feeds: Collection<FeedDocument>;

  constructor(
    @Inject(DB) private readonly db: Db,
    @Inject(MONGO_CLIENT) private readonly client: MongoClient,
  ) {
    this.notifications = db.collection<NotificationDocument>('notifications');
    this.feeds = db.collection<FeedDocument>('feeds');
  }

  async onModuleInit(): Promise<void> {
    await ensureCollections(this.db, ['feeds']);
    await this.notifications.createIndexes([
      { key: { userId: 1, seq: -1 }, unique: true },
      { key: { userId: 1, readAt: 1 } },
      { key: { 'names.personId': 1 }, sparse: true },
    ]);
  }

  /** In three round trips, however many. @returns each with the number of unread ones after it. */
  async add(notes: readonly NewNotification[], session: ClientSession): Promise<Added[]> {
    if (notes.length === 0) return [];
    const counts = new Map<string, number>();
    for (const { userId } of notes) counts.set(userId, (counts.get(userId) ?? 0) + 1);
    const feeds = await this.grown(counts, session);
    const last = new Map(feeds.map((feed) => [feed._id, feed]));
    const added = notes.map(({ id, at, ...words }): Added => {
      const feed = last.get(words.userId);
      const remaining = counts.get(words.userId);
      if (!feed || !remaining) throw new Error('a notification has no feed');
      counts.set(words.userId, remaining - 1);
      const seq = feed.seq - remaining + 1;
      const notification = { _id: id, ...words, seq, createdAt: at, readAt: null };
      return { notification, unread: feed.unread - remaining + 1 };
    });
    await this.notifications.insertMany(
      added.map(({ notification }) => notification),
      { session },
    );
    return added;
  }

  /** The feeds after so many more notifications each; that of one person, the usual case, in a single round trip. */
  private async grown(counts: ReadonlyMap<string, number>, session: ClientSession): Promise<FeedDocument[]> {
    const writes = [...counts].map(([_id, count]) => ({
      filter: { _id },
      update: { $inc: { seq: count, unread: count } },
      upsert: true,
    }));
    const [only, ...others] = writes;
    if (only && others.length === 0) {
      const options = { upsert: true, returnDocument: 'after', session } as const;
      const feed = await this.feeds.findOneAndUpdate(only.filter, only.update, options);
      return feed ? [feed] : [];
    }
    await this.feeds.bulkWrite(
      writes.map((updateOne) => ({ updateOne })),
      { session },
    );
    return this.feeds.find({ _id: { $in: [...counts.keys()] } }, { session }).toArray();
  }

  /** Newest first, those before the place. */
  newest(userId: string, before: number | undefined, limit: number): Promise<NotificationDocument[]> {
    const filter = { userId, ...(before !== undefined && { seq: { $lt: before } }) };
    return this.notifications.find(filter).sort({ seq: -1 }).limit(limit).toArray();
  }

  /** Oldest first, those after the place. */
  since(userId: string, after: number, limit: number): Promise<NotificationDocument[]> {
    return this.notifications
      .find({ userId, seq: { $gt: after } })
      .sort({ seq: 1 })
      .limit(limit)
      .toArray();
  }

  async of(userId: string): Promise<{ seq: number; unread: number }> {
    const feed = await this.feeds.findOne({ _id: userId });
    return { seq: feed?.seq ?? 0, unread: feed?.unread ?? 0 };
  }

  /** @returns null when the person has no such notification. */
  async markRead(userId: string, id: string, at: Date): Promise<NotificationDocument | null> {
    return withTransaction(this.client, async (session) => {
      const filter = { _id: id, userId, readAt: null };
      const { modifiedCount } = await this.notifications.updateOne(filter, { $set: { readAt: at } }, { session });
      if (modifiedCount > 0) await this.feeds.updateOne({ _id: userId }, { $inc: { unread: -1 } }, { session });
      return this.notifications.findOne({ _id: id, userId }, { session });
    });
  }

  async markAllRead(userId: string, at: Date): Promise<void> {
    await withTransaction(this.client, async (session) => {
      const filter = { userId, readAt: null };
      const { modifiedCount } = await this.notifications.updateMany(filter, { $set: { readAt: at } }, { session });
      if (modifiedCount > 0) {
        await this.feeds.updateOne({ _id: userId }, { $inc: { unread: -modifiedCount } }, { session });
      }
    });
  }

  /** Theirs go; those that tell others of them go on without the name. */
  async forget(userId: string, session: ClientSession): Promise<void> {
    const unnamed = [{ $set: { body: '$names.body' } }, { $unset: 'names' }];
    await this.notifications.updateMany({ 'names.personId': userId }, unnamed, { session });
    await this.notifications.deleteMany({ userId }, { session });
    await this.feeds.deleteOne({ _id: userId }, { session });
  }
}
