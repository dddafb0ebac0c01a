import type { ContactMessage } from '@stallbook/contracts';
import { defineProjection } from '@stallbook/event-store';
import { ERASED, isPresent } from '@stallbook/kernel';
import type { SubmissionDocument } from '../visitor/domain/sender.js';
import { contactMessage, type ContactMessageState } from './domain/contact-message.decider.js';

export interface ContactMessageDocument extends SubmissionDocument, Omit<ContactMessage, 'id'> {}

/** null for an erased message. */
export function contactMessageDocument(state: ContactMessageState): Omit<ContactMessageDocument, '_id'> | null {
  return isPresent(state) && state.email !== ERASED ? { ...state } : null;
}

export const contactMessages = defineProjection<ContactMessageDocument>()({
  name: 'contact-messages',
  collection: 'contactMessages',
  aggregate: contactMessage,
  project: contactMessageDocument,
  indexes: [
    { key: { createdAt: -1, _id: -1 }, name: 'created' },
    { key: { doneAt: 1, createdAt: -1 }, name: 'done_created' },
    { key: { addressHash: 1 }, name: 'address' },
    { key: { senderId: 1 }, name: 'sender' },
  ],
});
