import { Module, type DynamicModule } from '@nestjs/common';
import { topics } from '@stallbook/contracts';
import { EventStoreModule, ReactionsModule, SystemModule } from '@stallbook/event-store';
import type { StallbookConfig } from '@stallbook/platform';
import { BlogPostModule } from './blog-post/blog-post.module.js';
import { BookmarkModule } from './bookmark/bookmark.module.js';
import { ContactModule } from './contact/contact.module.js';
import { ErasureModule } from './erasure/erasure.module.js';
import { eventStoreOptions } from './event-store-options.js';
import { FeedbackModule } from './feedback/feedback.module.js';
import { PersonDataModule } from './person-data/person-data.module.js';
import { StaffMailModule } from './staff-mail/staff-mail.module.js';
import { WaitlistModule } from './waitlist/waitlist.module.js';

/** Needs `PlatformModule` beside it. */
@Module({})
export class ContentModule {
  static register(_config: StallbookConfig): DynamicModule {
    return {
      module: ContentModule,
      imports: [
        EventStoreModule.forService(eventStoreOptions),
        ReactionsModule.forService({ group: 'content.reactions', topics: [...topics] }),
        SystemModule.forService('content'),
        BlogPostModule,
        BookmarkModule,
        ContactModule,
        FeedbackModule,
        WaitlistModule,
        StaffMailModule,
        ErasureModule,
        PersonDataModule,
      ],
    };
  }
}
