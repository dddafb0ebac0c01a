import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model } from 'mongoose';
import { blogPosts } from './blog-post.projection.js';
import type { PostRow } from './blog-post.reader.js';
import { POST_VIEWS, type PostView } from './post-view.schema.js';

/** Counts the views of posts, without a history. */
@Injectable()
export class PostViews {
  constructor(@InjectModel(POST_VIEWS) private readonly views: Model<PostView>) {}

  async add(postId: string): Promise<void> {
    await this.views.updateOne({ _id: postId }, { $inc: { count: 1 } }, { upsert: true });
  }

  async countsOf(postIds: readonly string[]): Promise<Map<string, number>> {
    const found = await this.views.find({ _id: { $in: [...postIds] } }).lean();
    return new Map(found.map(({ _id, count }) => [_id, count]));
  }

  /** Posts that were read, the most read first. */
  mostRead(filter: Record<string, unknown>, limit: number): Promise<PostRow[]> {
    return this.views.aggregate<PostRow>([
      { $sort: { count: -1, _id: -1 } },
      {
        $lookup: {
          from: blogPosts.collection,
          localField: '_id',
          foreignField: '_id',
          pipeline: [{ $match: filter }, { $project: { content: 0, words: 0 } }],
          as: 'post',
        },
      },
      { $unwind: '$post' },
      { $limit: limit },
      { $replaceRoot: { newRoot: '$post' } },
    ]);
  }
}
