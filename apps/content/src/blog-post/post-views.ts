import { Inject, Injectable } from '@nestjs/common';
import { DB } from '@stallbook/platform';
import type { Db } from 'mongodb';

/** Counts the views of posts, without a history. */
@Injectable()
export class PostViews {
  constructor(@Inject(DB) private readonly db: Db) {}

  async add(postId: string): Promise<void> {
    await this.counters.updateOne({ _id: postId }, { $inc: { count: 1 } }, { upsert: true });
  }

  async countsOf(postIds: readonly string[]): Promise<Map<string, number>> {
    const found = await this.counters.find({ _id: { $in: [...postIds] } }).toArray();
    return new Map(found.map(({ _id, count }) => [_id, count]));
  }

  private get counters() {
    return this.db.collection<{ _id: string; count: number }>('postViews');
  }
}
