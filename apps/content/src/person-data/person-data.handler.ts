import { Controller, Inject } from '@nestjs/common';
import { contentPersonData, type PersonDataInput, type PersonDataPage } from '@stallbook/contracts';
import { personPage, personDataIn, type Person, type PersonDataSource } from '@stallbook/event-store';
import { pick } from '@stallbook/kernel';
import { AddressHash, DB } from '@stallbook/platform';
import { Handles } from '@stallbook/rpc';
import type { Db } from 'mongodb';
import { MEMBERSHIP_REPLICAS, type MembershipReplica } from '../replicas/membership-replica.schema.js';
import { blogPosts, type BlogPostDocument } from '../blog-post/blog-post.projection.js';
import { BLUEPRINT_PROGRESS, type BlueprintProgressRow } from '../blueprint/blueprint-progress.schema.js';
import { BLUEPRINT_VIEWS, type BlueprintView } from '../blueprint/blueprint-view.schema.js';
import { showBookmark } from '../bookmark-collection/bookmark-collection.presenter.js';
import {
  bookmarkCollections,
  type BookmarkCollectionDocument,
} from '../bookmark-collection/bookmark-collection.projection.js';
import { showContactMessage } from '../contact-message/contact-message.presenter.js';
import { contactMessages, type ContactMessageDocument } from '../contact-message/contact-message.projection.js';
import { showFeedback } from '../feedback/feedback.presenter.js';
import { feedbackEntries, type FeedbackDocument } from '../feedback/feedback.projection.js';
import { showWaitlistEntry } from '../waitlist-entry/waitlist-entry.presenter.js';
import { waitlistEntries, type WaitlistEntryDocument } from '../waitlist-entry/waitlist-entry.projection.js';

/** A person's submissions, posts, bookmarks, and reading. */
@Controller()
export class PersonDataHandler {
  private readonly sources: readonly PersonDataSource[];

  constructor(
    @Inject(DB) db: Db,
    private readonly addresses: AddressHash,
  ) {
    const filterFor = (person: Person) => this.sentBy(person);
    this.sources = [
      personDataIn('copyOfPlan', db.collection<MembershipReplica>(MEMBERSHIP_REPLICAS), {
        filterFor: ({ personId }) => ({ _id: personId }),
        show: ({ tier, canReadLibrary, maxBookmarks }) => ({ tier, canReadLibrary, maxBookmarks }),
      }),
      personDataIn('contactMessages', db.collection<ContactMessageDocument>(contactMessages.collection), {
        filterFor,
        show: showContactMessage,
      }),
      personDataIn('feedback', db.collection<FeedbackDocument>(feedbackEntries.collection), {
        filterFor,
        show: showFeedback,
      }),
      personDataIn('waitlist', db.collection<WaitlistEntryDocument>(waitlistEntries.collection), {
        filterFor,
        show: showWaitlistEntry,
      }),
      personDataIn('posts', db.collection<BlogPostDocument>(blogPosts.collection), {
        filterFor: ({ personId }) => ({ authorId: personId }),
        show: ({ _id: id, ...row }) => ({
          id,
          ...pick(row, 'publishAt', 'slug', 'title', 'category', 'excerpt', 'content', 'createdAt', 'updatedAt'),
        }),
      }),
      personDataIn('bookmarks', db.collection<BookmarkCollectionDocument>(bookmarkCollections.collection), {
        filterFor: ({ personId }) => ({ _id: personId }),
        show: ({ items }) => ({ items: items.map(showBookmark) }),
      }),
      personDataIn('blueprintProgress', db.collection<BlueprintProgressRow>(BLUEPRINT_PROGRESS), {
        filterFor: ({ personId }) => ({ vendorId: personId }),
        show: (row) => pick(row, 'blueprintId', 'currentStep', 'completed', 'doneTasks', 'updatedAt'),
      }),
      personDataIn('blueprintViews', db.collection<BlueprintView>(BLUEPRINT_VIEWS), {
        filterFor: ({ personId }) => ({ vendorId: personId }),
        show: ({ blueprintId, viewedAt }) => ({ blueprintId, viewedAt }),
      }),
    ];
  }

  @Handles(contentPersonData)
  handle({ after, ...person }: PersonDataInput): Promise<PersonDataPage> {
    return personPage(this.sources, person, after);
  }

  /** A submission of a signed-in person is theirs, even with another address in the form. */
  private sentBy({ personId, address }: Person) {
    const own = { senderId: personId };
    return address ? { $or: [own, { senderId: null, addressHash: { $in: this.addresses.every(address) } }] } : own;
  }
}
