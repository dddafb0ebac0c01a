import { Controller, Inject } from '@nestjs/common';
import { contentPersonData, type PersonDataInput, type PersonDataPage } from '@stallbook/contracts';
import { personPage, recordsIn, type Person, type PersonRecords } from '@stallbook/event-store';
import { AddressHash, DB } from '@stallbook/platform';
import { Handles } from '@stallbook/rpc';
import type { Db } from 'mongodb';
import { blogPosts, type BlogPostDocument } from '../blog-post/blog-post.projection.js';
import { bookmarksView, showBookmark, type BookmarksDocument } from '../bookmark/bookmark.projection.js';
import { contactView, showContact, type ContactDocument } from '../contact/contact.projection.js';
import { feedbackView, showFeedback, type FeedbackDocument } from '../feedback/feedback.projection.js';
import { showWaitlistEntry, waitlistView, type WaitlistDocument } from '../waitlist/waitlist.projection.js';

/** What a person wrote to us, signed in or from their address, what they published, and what they saved. */
@Controller()
export class PersonDataHandler {
  private readonly sources: readonly PersonRecords[];

  constructor(
    @Inject(DB) db: Db,
    private readonly addresses: AddressHash,
  ) {
    const filterFor = (person: Person) => this.sentBy(person);
    this.sources = [
      recordsIn('contactMessages', db.collection<ContactDocument>(contactView.collection), {
        filterFor,
        show: showContact,
      }),
      recordsIn('feedback', db.collection<FeedbackDocument>(feedbackView.collection), {
        filterFor,
        show: showFeedback,
      }),
      recordsIn('waitlist', db.collection<WaitlistDocument>(waitlistView.collection), {
        filterFor,
        show: showWaitlistEntry,
      }),
      recordsIn('posts', db.collection<BlogPostDocument>(blogPosts.collection), {
        filterFor: ({ personId }) => ({ authorId: personId }),
        show: ({ _id: id, status, slug, title, category, excerpt, content, createdAt, updatedAt }) => ({
          id,
          status,
          slug,
          title,
          category,
          excerpt,
          content,
          createdAt,
          updatedAt,
        }),
      }),
      recordsIn('bookmarks', db.collection<BookmarksDocument>(bookmarksView.collection), {
        filterFor: ({ personId }) => ({ _id: personId }),
        show: ({ items }) => ({ items: items.map(showBookmark) }),
      }),
    ];
  }

  @Handles(contentPersonData)
  handle({ after, ...person }: PersonDataInput): Promise<PersonDataPage> {
    return personPage(this.sources, person, after);
  }

  /** What somebody else sent while signed in is theirs, whatever address they wrote into the form. */
  private sentBy({ personId, address }: Person) {
    const own = { senderId: personId };
    return address ? { $or: [own, { senderId: null, addressHash: { $in: this.addresses.every(address) } }] } : own;
  }
}
