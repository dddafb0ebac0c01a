import { Controller } from '@nestjs/common';
import {
  postForEditing,
  postVersion,
  postVersions,
  renderPost,
  type ByIdInput,
  type EditablePost,
  type PostVersion,
  type PostVersionInput,
  type PostVersionText,
  type RenderedPost,
  type RenderPostInput,
} from '@stallbook/contracts';
import { EventStore } from '@stallbook/event-store';
import { actorOf, notFound, type CallContext } from '@stallbook/kernel';
import { Handles } from '@stallbook/rpc';
import { blogPost } from '../domain/blog-post.decider.js';
import { plainText, readDocument } from '../domain/document/document.js';
import { everyVersion, MAX_VERSIONS, sittings, type Version } from '../domain/versions.js';
import { BlogPostPresenter } from '../blog-post.presenter.js';
import { BlogPostReader } from '../blog-post.reader.js';
import { renderDocument } from '../rendering/render-document.js';

const show = ({ revision, savedAt, editorId, text: { title, content } }: Version): PostVersion => ({
  revision,
  savedAt: savedAt.toISOString(),
  editorId,
  title,
  words: plainText(readDocument(content)).split(/\s+/).filter(Boolean).length,
});

/** What the editor's screen reads. */
@Controller()
export class PostVersionsHandler {
  constructor(
    private readonly store: EventStore,
    private readonly reader: BlogPostReader,
    private readonly presenter: BlogPostPresenter,
  ) {}

  @Handles(postForEditing)
  async post({ id }: ByIdInput, context: CallContext): Promise<EditablePost> {
    return this.presenter.editable(await this.reader.one(id, actorOf(context)));
  }

  @Handles(renderPost)
  render({ document }: RenderPostInput): Promise<RenderedPost> {
    return Promise.resolve({ html: renderDocument(readDocument(document)) });
  }

  @Handles(postVersions)
  async list({ id }: ByIdInput, context: CallContext): Promise<PostVersion[]> {
    return sittings(await this.versionsOf(id, context), MAX_VERSIONS).map(show);
  }

  @Handles(postVersion)
  async one({ id, revision }: PostVersionInput, context: CallContext): Promise<PostVersionText> {
    const version = (await this.versionsOf(id, context))[revision - 1];
    if (!version) throw notFound('There is no such version.');
    const { excerpt, content } = version.text;
    return { ...show(version), excerpt, document: content, html: renderDocument(readDocument(content)) };
  }

  private async versionsOf(id: string, context: CallContext): Promise<Version[]> {
    await this.reader.one(id, actorOf(context));
    return everyVersion(await this.store.history(blogPost, id));
  }
}
