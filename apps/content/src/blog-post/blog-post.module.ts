import { Module } from '@nestjs/common';
import { modelsOf } from '@stallbook/platform/odm';
import { CountViewHandler } from './count-view/count-view.handler.js';
import { postViewSchema } from './post-view.schema.js';
import { PostViews } from './post-views.js';
import { ReadPostsHandler } from './read-posts/read-posts.handler.js';
import { SeedFirstMarket } from './welcome/seed-first-market.js';

@Module({
  imports: [modelsOf(postViewSchema)],
  controllers: [ReadPostsHandler, CountViewHandler],
  providers: [PostViews, SeedFirstMarket],
})
export class BlogPostModule {}
