import { newId } from '@stallbook/kernel';
import { PASSWORD } from '../harness.js';
import { signedIn, type Ids, type MutationRow } from './row.js';

const attachment = ({ attachment: attachmentId }: Ids) => ({ attachmentId });

export const attachmentsMutations: Record<string, MutationRow> = {
  // This vendor has not paid, so the organizer's files stay closed.
  downloadLink: { mayCall: ['organizer', 'admin'], input: attachment, notFor: ['organizer', 'vendor'] },
  messageFileLink: {
    mayCall: ['vendor', 'organizer', 'admin'],
    input: () => ({ fileId: newId() }),
    ownerless: 'there is no such file; the specs of messages show who opens one',
  },
  requestAccountExport: { mayCall: signedIn, input: () => ({ currentPassword: PASSWORD }) },
  accountExportLink: {
    mayCall: signedIn,
    input: ({ accountExport }) => ({ id: accountExport, currentPassword: PASSWORD }),
    notFor: ['vendor', 'organizer'],
  },
  deleteAttachment: { mayCall: ['organizer'], input: attachment, notFor: ['organizer', 'vendor'] },
};
