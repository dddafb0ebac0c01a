import { Controller, Inject } from '@nestjs/common';
import { contentPersonData, type PersonDataInput, type PersonDataPage } from '@stallbook/contracts';
import { personPage, personDataIn, type Person } from '@stallbook/event-store';
import { membershipData } from '@stallbook/membership';
import { AddressHash, DB } from '@stallbook/platform';
import { Handles } from '@stallbook/rpc';
import type { Db } from 'mongodb';
import { blogPosts } from '../blog-post/blog-post.projection.js';
import { BLUEPRINT_PROGRESS, type BlueprintProgressRow } from '../blueprint/blueprint-progress.schema.js';
import { BLUEPRINT_VIEWS, type BlueprintView } from '../blueprint/blueprint-view.schema.js';
import { showBookmark } from '../bookmark-collection/bookmark-collection.presenter.js';
import { bookmarkCollections } from '../bookmark-collection/bookmark-collection.projection.js';
import { showContactMessage } from '../contact-message/contact-message.presenter.js';
import { contactMessages } from '../contact-message/contact-message.projection.js';
import { showFeedback } from '../feedback/feedback.presenter.js';
import { feedbackEntries } from '../feedback/feedback.projection.js';
import { showWaitlistEntry } from '../waitlist-entry/waitlist-entry.presenter.js';
import { waitlistEntries } from '../waitlist-entry/waitlist-entry.projection.js';

/** A person's submissions, posts, bookmarks, and reading. */
@Controller()
export class PersonDataHandler {
  constructor(
    @Inject(DB) private readonly db: Db,
    private readonly addresses: AddressHash,
  ) {}

  @Handles(contentPersonData)
  handle(input: PersonDataInput): Promise<PersonDataPage> {
    const { db } = this;
    const filterFor = (person: Person) => this.sentBy(person);
    return personPage(input, [
      membershipData(db),
      personDataIn('contactMessages', contactMessages.in(db), {
        filterFor,
        show: showContactMessage,
      }),
      personDataIn('feedback', feedbackEntries.in(db), {
        filterFor,
        show: showFeedback,
      }),
      personDataIn('waitlist', waitlistEntries.in(db), {
        filterFor,
        show: showWaitlistEntry,
      }),
      personDataIn('posts', blogPosts.in(db), {
        personField: 'authorId',
        show: ['_id', 'publishAt', 'slug', 'title', 'category', 'excerpt', 'content', 'createdAt', 'updatedAt'],
      }),
      personDataIn('bookmarks', bookmarkCollections.in(db), {
        personField: '_id',
        show: ({ items }) => ({ items: items.map(showBookmark) }),
      }),
      personDataIn('blueprintProgress', db.collection<BlueprintProgressRow>(BLUEPRINT_PROGRESS), {
        personField: 'vendorId',
        show: ['blueprintId', 'currentStep', 'completed', 'doneTasks', 'updatedAt'],
      }),
      personDataIn('blueprintViews', db.collection<BlueprintView>(BLUEPRINT_VIEWS), {
        personField: 'vendorId',
        show: ['blueprintId', 'viewedAt'],
      }),
    ]);
  }

  /** A submission of a signed-in person is theirs, even with another address in the form. */
  private sentBy({ personId, address }: Person) {
    const own = { senderId: personId };
    return address ? { $or: [own, { senderId: null, addressHash: { $in: this.addresses.every(address) } }] } : own;
  }
}
