import { Controller, Inject } from '@nestjs/common';
import {
  BlogPostStatus,
  blogPost,
  blogPosts,
  type BlogPost,
  type BlogPostPage,
  type BlogPostsInput,
  type BySlugOrIdInput,
} from '@stallbook/contracts';
import { notFound, type CallContext } from '@stallbook/kernel';
import { DB } from '@stallbook/platform';
import { Handles } from '@stallbook/rpc';
import type { Db } from 'mongodb';
import { blogPosts as projection, type BlogPostDocument } from '../blog-post.projection.js';
import { PostViews } from '../post-views.js';

@Controller()
export class ReadPostsHandler {
  constructor(
    @Inject(DB) private readonly db: Db,
    private readonly views: PostViews,
  ) {}

  @Handles(blogPosts)
  async list({ category, offset, limit }: BlogPostsInput): Promise<BlogPostPage> {
    const filter = { status: 'published' as const, ...(category && { category }) };
    const [documents, total] = await Promise.all([
      this.posts.find(filter, { sort: { createdAt: -1 }, skip: offset, limit }).toArray(),
      this.posts.countDocuments(filter),
    ]);
    return { items: await this.present(documents), total };
  }

  @Handles(blogPost)
  async one({ slugOrId }: BySlugOrIdInput, { actor }: CallContext): Promise<BlogPost> {
    const found = (await this.posts.findOne({ slug: slugOrId })) ?? (await this.posts.findOne({ _id: slugOrId }));
    if (!found || (found.status === 'draft' && actor?.role !== 'admin')) throw notFound('Post not found');
    const [post] = await this.present([found]);
    return post!;
  }

  private async present(documents: readonly BlogPostDocument[]): Promise<BlogPost[]> {
    const counts = await this.views.countsOf(documents.map(({ _id }) => _id));
    return documents.map((document) => ({
      id: document._id,
      slug: document.slug,
      title: document.title,
      content: document.content,
      excerpt: document.excerpt,
      status: BlogPostStatus[document.status],
      category: document.category,
      contentType: document.contentType,
      featured: document.featured,
      viewCount: counts.get(document._id) ?? 0,
      authorId: document.authorId,
      createdAt: document.createdAt,
      updatedAt: document.updatedAt,
    }));
  }

  private get posts() {
    return this.db.collection<BlogPostDocument>(projection.collection);
  }
}
