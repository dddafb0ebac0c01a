import { Controller } from '@nestjs/common';
import {
  popularPosts,
  recentPosts,
  relatedPosts,
  type BlogPostSummary,
  type PopularPostsInput,
  type RecentPostsInput,
  type RelatedPostsInput,
} from '@stallbook/contracts';
import type { CallContext } from '@stallbook/kernel';
import { Handles } from '@stallbook/rpc';
import { BlogPostPresenter } from '../blog-post.presenter.js';
import { BlogPostReader } from '../blog-post.reader.js';
import { PostViews } from '../post-views.js';

/** The short lists at the edge of the blog and of a post. */
@Controller()
export class ReadSuggestedPostsHandler {
  constructor(
    private readonly reader: BlogPostReader,
    private readonly views: PostViews,
    private readonly presenter: BlogPostPresenter,
  ) {}

  @Handles(recentPosts)
  async recent({ limit }: RecentPostsInput): Promise<BlogPostSummary[]> {
    return this.presenter.summaries(await this.reader.published({}, { limit }));
  }

  /** Posts that no one read yet fill the list, the newest first. */
  @Handles(popularPosts)
  async popular({ limit }: PopularPostsInput): Promise<BlogPostSummary[]> {
    const read = await this.views.mostRead(this.reader.nowPublished, limit);
    const unread = read.length < limit ? await this.others(read, {}, limit - read.length) : [];
    return this.presenter.summaries([...read, ...unread]);
  }

  @Handles(relatedPosts)
  async related({ slugOrId, limit }: RelatedPostsInput, { actor }: CallContext): Promise<BlogPostSummary[]> {
    const post = await this.reader.one(slugOrId, actor);
    const near = await this.others([post], { category: post.category }, limit);
    const far = near.length < limit ? await this.others([post, ...near], {}, limit - near.length) : [];
    return this.presenter.summaries([...near, ...far]);
  }

  private others(known: readonly { _id: string }[], filter: { category?: string }, limit: number) {
    return this.reader.published({ ...filter, _id: { $nin: known.map(({ _id }) => _id) } }, { limit });
  }
}
