import type { ContactMessage } from '@stallbook/contracts';
import { defineProjection } from '@stallbook/event-store';
import { ERASED } from '@stallbook/kernel';
import type { Sent } from '../visitor/domain/sender.js';
import { contactMessage, type ContactMessageState } from './domain/contact-message.js';

export interface ContactDocument extends Sent, Omit<ContactMessage, 'id'> {}

/** What was erased is not shown any more. */
export function contactDocument({ received, doneAt }: ContactMessageState): Omit<ContactDocument, '_id'> | null {
  if (!received || received.email === ERASED) return null;
  const { at, ...sent } = received;
  return { ...sent, createdAt: at, doneAt };
}

export const contactView = defineProjection<ContactDocument>()({
  name: 'contact-messages',
  collection: 'contactMessages',
  aggregate: contactMessage,
  project: contactDocument,
  indexes: [
    { key: { createdAt: -1, _id: -1 }, name: 'created' },
    { key: { doneAt: 1, createdAt: -1 }, name: 'done_created' },
    { key: { addressHash: 1 }, name: 'address' },
    { key: { senderId: 1 }, name: 'sender' },
  ],
});

export const showContact = (document: ContactDocument): ContactMessage => ({
  id: document._id,
  name: document.name,
  email: document.email,
  role: document.role,
  message: document.message,
  createdAt: document.createdAt,
  doneAt: document.doneAt,
});
