import { EmailType, submissionReceived } from '@stallbook/contracts';
import { EventStore } from '@stallbook/event-store';
import { ERASED, isPresent, type IntegrationData } from '@stallbook/kernel';
import { contactMessage } from '../contact-message/domain/contact-message.decider.js';
import { feedback } from '../feedback/domain/feedback.decider.js';
import { waitlistEntry } from '../waitlist-entry/domain/waitlist-entry.decider.js';

export interface StaffEmail {
  type: EmailType;
  data: Record<string, string>;
  /** The ID of the sender, or the address if they were not signed in. */
  concerns: (string | null)[];
}

const NOT_GIVEN = 'not given';

/** null for an erased submission. */
export async function staffEmail(
  store: EventStore,
  { kind, submissionId }: IntegrationData<typeof submissionReceived>,
): Promise<StaffEmail | null> {
  if (kind === 'contact-message') {
    const { state } = await store.load(contactMessage, submissionId);
    if (!isPresent(state) || state.email === ERASED) return null;
    const { name, email, role, message, senderId } = state;
    return { type: EmailType.contact_received, data: { name, email, role, message }, concerns: [senderId ?? email] };
  }
  if (kind === 'feedback') {
    const { state } = await store.load(feedback, submissionId);
    if (!isPresent(state) || state.url === ERASED) return null;
    const { name, email, category, rating, message, page, senderId } = state;
    const from = { name: name ?? NOT_GIVEN, email: email ?? NOT_GIVEN };
    return {
      type: EmailType.feedback_received,
      data: { ...from, category, rating: rating === null ? NOT_GIVEN : `${rating} of 5`, message, page },
      concerns: [senderId ?? email],
    };
  }
  const { state } = await store.load(waitlistEntry, submissionId);
  if (!isPresent(state) || state.email === ERASED) return null;
  const { name, email, senderId } = state;
  return { type: EmailType.waitlist_joined, data: { name, email }, concerns: [senderId ?? email] };
}
