import { Module } from '@nestjs/common';
import { OperationJournal } from '@stallbook/administration';
import { modelsOf } from '@stallbook/platform/odm';
import { CountViewHandler } from './count-view/count-view.handler.js';
import { VisitorMarks } from './count-view/visitor-marks.js';
import { CreatePostHandler } from './create-post/create-post.handler.js';
import { DeletePostHandler } from './delete-post/delete-post.handler.js';
import { ReadSuggestedPostsHandler } from './read-suggested-posts/read-suggested-posts.handler.js';
import { BlogPostPresenter } from './blog-post.presenter.js';
import { BlogPostReader } from './blog-post.reader.js';
import { PostVersionsHandler } from './post-versions/post-versions.handler.js';
import { postViewSchema } from './post-view.schema.js';
import { PostViews } from './post-views.js';
import { PublishPostHandler } from './publish-post/publish-post.handler.js';
import { ReadPostsHandler } from './read-posts/read-posts.handler.js';
import { UpdatePostHandler } from './update-post/update-post.handler.js';
import { SeedDemoPosts } from './demo/seed-demo-posts.js';
import { SeedFirstMarket } from './welcome/seed-first-market.js';

@Module({
  imports: [modelsOf(postViewSchema)],
  controllers: [
    ReadPostsHandler,
    ReadSuggestedPostsHandler,
    CountViewHandler,
    PostVersionsHandler,
    CreatePostHandler,
    UpdatePostHandler,
    PublishPostHandler,
    DeletePostHandler,
  ],
  providers: [
    OperationJournal,
    PostViews,
    BlogPostReader,
    BlogPostPresenter,
    VisitorMarks,
    SeedFirstMarket,
    SeedDemoPosts,
  ],
})
export class BlogPostModule {}
