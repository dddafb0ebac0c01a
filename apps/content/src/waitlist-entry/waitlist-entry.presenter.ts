import type { WaitlistEntry } from '@stallbook/contracts';
import type { WaitlistEntryDocument } from './waitlist-entry.projection.js';

export const showWaitlistEntry = ({ _id: id, name, email, createdAt }: WaitlistEntryDocument): WaitlistEntry => ({
  id,
  name,
  email,
  createdAt,
});
