import { explorerSource } from '@stallbook/administration';
import { EMAILS, emailStatuses, type EmailDocument } from '../email/email.schema.js';

/** The delivery of emails; never an address or a text. */
export const exploredEmails = explorerSource<EmailDocument>({
  type: 'emails',
  collection: EMAILS,
  status: { field: 'status', values: emailStatuses },
  newest: { field: 'createdAt', storedAs: 'date', tie: -1 },
  search: (text) => [{ personId: text }],
  columns: {
    id: { kind: 'text', value: ({ _id }) => _id },
    type: { kind: 'text', value: ({ type }) => type },
    status: { kind: 'text', value: ({ status }) => status },
    person_id: { kind: 'account', value: ({ personId }) => personId },
    created_at: { kind: 'instant', value: ({ createdAt }) => createdAt },
    settled_at: { kind: 'instant', value: ({ settledAt }) => settledAt },
  },
});
