import { Module } from '@nestjs/common';
import { topics } from '@stallbook/contracts';
import { DataExplorerModule, SystemModule } from '@stallbook/administration';
import { EventStoreModule, ReactionsModule } from '@stallbook/event-store';
import { OdmModule } from '@stallbook/platform/odm';
import { BlogPostModule } from './blog-post/blog-post.module.js';
import { BlueprintModule } from './blueprint/blueprint.module.js';
import { BookmarkCollectionModule } from './bookmark-collection/bookmark-collection.module.js';
import { ContactMessageModule } from './contact-message/contact-message.module.js';
import { DashboardModule } from './dashboard/dashboard.module.js';
import { SubmissionErasureModule } from './submission-erasure/submission-erasure.module.js';
import { eventStoreOptions } from './event-store-options.js';
import { FeedbackModule } from './feedback/feedback.module.js';
import { PersonDataModule } from './person-data/person-data.module.js';
import { exploredPosts } from './data-explorer/explored-posts.js';
import { StaffEmailModule } from './staff-email/staff-email.module.js';
import { WaitlistEntryModule } from './waitlist-entry/waitlist-entry.module.js';
import { LandingPageModule } from './landing-page/landing-page.module.js';

/** Needs `PlatformModule`. */
@Module({
  imports: [
    OdmModule,
    EventStoreModule.forService(eventStoreOptions),
    ReactionsModule.forService({ group: 'content.reactions', topics: [...topics] }),
    SystemModule.forService('content'),
    DataExplorerModule.forService('content', () => [exploredPosts]),
    BlogPostModule,
    BlueprintModule,
    BookmarkCollectionModule,
    ContactMessageModule,
    DashboardModule,
    FeedbackModule,
    WaitlistEntryModule,
    StaffEmailModule,
    SubmissionErasureModule,
    PersonDataModule,
    LandingPageModule,
  ],
})
export class ContentModule {}
