import { Inject, Injectable } from '@nestjs/common';
import type { PostStage } from '@stallbook/contracts';
import { notFound, type Actor, type Clock } from '@stallbook/kernel';
import { CLOCK, DB } from '@stallbook/platform';
import type { Db, Filter } from 'mongodb';
import { blogPosts, type BlogPostDocument } from './blog-post.projection.js';

export type PostRow = Omit<BlogPostDocument, 'content' | 'words'>;

interface Paging {
  offset?: number;
  limit: number;
}

/** Decides who sees which post: visitors see what is published, admins see all. */
@Injectable()
export class BlogPostReader {
  constructor(
    @Inject(DB) private readonly db: Db,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  /** Under a former slug too, unless another post that the actor sees has it now. */
  async one(slugOrId: string, actor: Actor | undefined): Promise<BlogPostDocument> {
    const seen = actor?.role === 'admin' ? {} : this.nowPublished;
    const found =
      (await this.posts.findOne({ ...seen, slug: slugOrId })) ??
      (await this.posts.findOne({ ...seen, _id: slugOrId })) ??
      (await this.posts.findOne({ ...seen, formerSlugs: slugOrId }, { sort: { updatedAt: -1 } }));
    if (!found) throw notFound('Post not found');
    return found;
  }

  /** Published posts, the newest first. */
  published(filter: Filter<BlogPostDocument>, { offset = 0, limit }: Paging): Promise<PostRow[]> {
    return this.rows({ ...filter, ...this.nowPublished }, { publishAt: -1, _id: -1 }, { offset, limit });
  }

  countPublished(filter: Filter<BlogPostDocument>): Promise<number> {
    return this.posts.countDocuments({ ...filter, ...this.nowPublished });
  }

  /** Drafts too, the last changed first. */
  async all(filter: Filter<BlogPostDocument>, paging: Paging): Promise<{ rows: PostRow[]; total: number }> {
    const [rows, total] = await Promise.all([
      this.rows(filter, { updatedAt: -1, _id: -1 }, paging),
      this.posts.countDocuments(filter),
    ]);
    return { rows, total };
  }

  at(stage: `${PostStage}`): Filter<BlogPostDocument> {
    if (stage === 'published') return this.nowPublished;
    return { publishAt: stage === 'draft' ? null : { $gt: this.clock.now().toISOString() } };
  }

  /** No draft has a time, and a scheduled post has one that is still to come. */
  get nowPublished() {
    return { publishAt: { $lte: this.clock.now().toISOString() } };
  }

  private rows(
    filter: Filter<BlogPostDocument>,
    sort: Record<string, -1>,
    { offset = 0, limit }: Paging,
  ): Promise<PostRow[]> {
    return this.posts
      .find<PostRow>(filter, { sort, skip: offset, limit, projection: { content: 0, words: 0 } })
      .toArray();
  }

  private get posts() {
    return blogPosts.in(this.db);
  }
}
