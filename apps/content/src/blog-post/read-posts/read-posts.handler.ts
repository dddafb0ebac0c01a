import { Controller } from '@nestjs/common';
import {
  allPosts,
  blogPost,
  blogPosts,
  type AllPostsInput,
  type BlogPost,
  type BlogPostPage,
  type BlogPostsInput,
  type BySlugOrIdInput,
} from '@stallbook/contracts';
import type { CallContext } from '@stallbook/kernel';
import { everyWordBegins } from '@stallbook/platform';
import { Handles } from '@stallbook/rpc';
import { BlogPostPresenter } from '../blog-post.presenter.js';
import { BlogPostReader } from '../blog-post.reader.js';

@Controller()
export class ReadPostsHandler {
  constructor(
    private readonly reader: BlogPostReader,
    private readonly presenter: BlogPostPresenter,
  ) {}

  @Handles(blogPosts)
  async list({ category, featured, search, offset, limit }: BlogPostsInput): Promise<BlogPostPage> {
    const words = search ? everyWordBegins(search) : undefined;
    const filter = {
      ...(category && { category }),
      ...(typeof featured === 'boolean' && { featured }),
      ...(words && { words }),
    };
    const [rows, total] = await Promise.all([
      this.reader.published(filter, { offset, limit }),
      this.reader.countPublished(filter),
    ]);
    return { items: await this.presenter.summaries(rows), total };
  }

  @Handles(allPosts)
  async all({ category, stage, search, offset, limit }: AllPostsInput): Promise<BlogPostPage> {
    const words = search ? everyWordBegins(search) : undefined;
    const filter = {
      ...(category && { category }),
      ...(stage && this.reader.at(stage)),
      ...(words && { words }),
    };
    const { rows, total } = await this.reader.all(filter, { offset, limit });
    return { items: await this.presenter.summaries(rows), total };
  }

  @Handles(blogPost)
  async one({ slugOrId }: BySlugOrIdInput, { actor }: CallContext): Promise<BlogPost> {
    return this.presenter.post(await this.reader.one(slugOrId, actor));
  }
}
