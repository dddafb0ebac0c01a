import { Module } from '@nestjs/common';
import { CountViewHandler } from './count-view/count-view.handler.js';
import { PostViews } from './post-views.js';
import { ReadPostsHandler } from './read-posts/read-posts.handler.js';
import { SeedFirstMarket } from './welcome/seed-first-market.js';

@Module({ controllers: [ReadPostsHandler, CountViewHandler], providers: [PostViews, SeedFirstMarket] })
export class BlogPostModule {}
