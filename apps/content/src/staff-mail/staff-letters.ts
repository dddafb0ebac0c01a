import { EmailType, submissionReceived } from '@stallbook/contracts';
import { EventStore } from '@stallbook/event-store';
import { ERASED, type IntegrationData } from '@stallbook/kernel';
import { contactMessage } from '../contact/domain/contact-message.js';
import { feedback } from '../feedback/domain/feedback.js';
import { waitlistEntry } from '../waitlist/domain/waitlist-entry.js';

export interface StaffLetter {
  type: EmailType;
  data: Record<string, string>;
}

const NOT_GIVEN = 'not given';

/** What staff are told of a submission; null for one that was erased meanwhile. */
export async function staffLetter(
  store: EventStore,
  { kind, submissionId }: IntegrationData<typeof submissionReceived>,
): Promise<StaffLetter | null> {
  if (kind === 'contact-message') {
    const { received } = (await store.load(contactMessage, submissionId)).state;
    if (!received || received.email === ERASED) return null;
    const { name, email, role, message } = received;
    return { type: EmailType.contact_received, data: { name, email, role, message } };
  }
  if (kind === 'feedback') {
    const { received } = (await store.load(feedback, submissionId)).state;
    if (!received || received.url === ERASED) return null;
    const { name, email, category, rating, message, page } = received;
    const from = { name: name ?? NOT_GIVEN, email: email ?? NOT_GIVEN };
    return {
      type: EmailType.feedback_received,
      data: { ...from, category, rating: rating === null ? NOT_GIVEN : `${rating} of 5`, message, page },
    };
  }
  const { joined } = (await store.load(waitlistEntry, submissionId)).state;
  if (!joined || joined.email === ERASED) return null;
  return { type: EmailType.waitlist_joined, data: { name: joined.name, email: joined.email } };
}
