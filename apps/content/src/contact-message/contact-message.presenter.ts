import type { ContactMessage } from '@stallbook/contracts';
import type { ContactMessageDocument } from './contact-message.projection.js';

export const showContactMessage = (document: ContactMessageDocument): ContactMessage => ({
  id: document._id,
  name: document.name,
  email: document.email,
  role: document.role,
  message: document.message,
  createdAt: document.createdAt,
  doneAt: document.doneAt,
});
