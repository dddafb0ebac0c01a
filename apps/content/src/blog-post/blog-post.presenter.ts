import { Inject, Injectable } from '@nestjs/common';
import { BlogPostStatus, type BlogPost, type BlogPostSummary, type EditablePost } from '@stallbook/contracts';
import type { Clock } from '@stallbook/kernel';
import { CLOCK } from '@stallbook/platform';
import type { BlogPostDocument } from './blog-post.projection.js';
import { isPublished, type BlogPostDetails } from './domain/blog-post.state.js';
import { readDocument, readingMinutes } from './domain/document/document.js';
import type { PostRow } from './blog-post.reader.js';
import { PostViews } from './post-views.js';
import { renderDocument } from './rendering/render-document.js';

type Shown = Omit<BlogPostDocument, 'words'>;

@Injectable()
export class BlogPostPresenter {
  constructor(
    private readonly views: PostViews,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  async summaries(documents: readonly PostRow[]): Promise<BlogPostSummary[]> {
    const counts = await this.views.countsOf(documents.map(({ _id }) => _id));
    return documents.map((document) => ({
      id: document._id,
      slug: document.slug,
      title: document.title,
      excerpt: document.excerpt,
      status: BlogPostStatus[isPublished(document, this.clock.now()) ? 'published' : 'draft'],
      category: document.category,
      contentType: document.contentType,
      featured: document.featured,
      readingMinutes: document.readingMinutes,
      viewCount: counts.get(document._id) ?? 0,
      authorId: document.authorId,
      publishAt: document.publishAt,
      createdAt: document.createdAt,
      updatedAt: document.updatedAt,
    }));
  }

  async post(document: Shown): Promise<BlogPost> {
    return { ...(await this.summary(document)), content: renderDocument(readDocument(document.content)) };
  }

  async editable(document: Shown): Promise<EditablePost> {
    const { content, revision, editorId } = document;
    return { ...(await this.summary(document)), document: content, revision, editorId };
  }

  /** Shows a state that was written just now. */
  editableState(id: string, state: BlogPostDetails): Promise<EditablePost> {
    return this.editable({ ...state, _id: id, readingMinutes: readingMinutes(readDocument(state.content)) });
  }

  private async summary(document: PostRow): Promise<BlogPostSummary> {
    const [summary] = await this.summaries([document]);
    if (!summary) throw new Error('a post has one summary');
    return summary;
  }
}
