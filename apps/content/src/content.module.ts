import { Module, type DynamicModule } from '@nestjs/common';
import { EventStoreModule, type EventStoreOptions } from '@stallbook/event-store';
import type { StallbookConfig } from '@stallbook/platform';
import { BlogPostModule } from './blog-post/blog-post.module.js';
import { blogPosts } from './blog-post/blog-post.view.js';

export const eventStoreOptions: EventStoreOptions = { views: [blogPosts], publications: [] };

/** Needs `PlatformModule` beside it. */
@Module({})
export class ContentModule {
  static register(_config: StallbookConfig): DynamicModule {
    return { module: ContentModule, imports: [EventStoreModule.forService(eventStoreOptions), BlogPostModule] };
  }
}
