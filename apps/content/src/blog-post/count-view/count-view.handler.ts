import { Controller, Inject } from '@nestjs/common';
import { countPostView, type ByIdInput, type Done } from '@stallbook/contracts';
import { notFound } from '@stallbook/kernel';
import { DB } from '@stallbook/platform';
import { Handles } from '@stallbook/rpc';
import type { Db } from 'mongodb';
import { blogPosts, type BlogPostDocument } from '../blog-post.projection.js';
import { PostViews } from '../post-views.js';

@Controller()
export class CountViewHandler {
  constructor(
    @Inject(DB) private readonly db: Db,
    private readonly views: PostViews,
  ) {}

  @Handles(countPostView)
  async handle({ id }: ByIdInput): Promise<Done> {
    const posts = this.db.collection<BlogPostDocument>(blogPosts.collection);
    if (!(await posts.findOne({ _id: id, status: 'published' }, { projection: { _id: 1 } })))
      throw notFound('Post not found');
    await this.views.add(id);
    return { id };
  }
}
