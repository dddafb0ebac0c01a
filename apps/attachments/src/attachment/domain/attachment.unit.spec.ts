import { given, OCCURRED_AT } from '@stallbook/testing';
import { attachment, type AddAttachment, type DeleteAttachment } from './attachment.decider.js';

const file = {
  attachmentId: 'a1',
  marketEventId: 'm1',
  uploadedBy: 'olga',
  filename: 'map.pdf',
  description: null,
  fileType: 'application/pdf',
  fileSize: 1200,
};
const add: AddAttachment = { type: 'add', ...file };
const deletion = (actorId: string, ownerId: string | null = null): DeleteAttachment => ({
  type: 'delete',
  actorId,
  ownerId,
});
const added = { type: 'attachment.added' as const, data: file };
const deleted = (deletedBy: string) => ({
  type: 'attachment.deleted' as const,
  data: { attachmentId: 'a1', marketEventId: 'm1', uploadedBy: 'olga', deletedBy },
});

describe('an attachment', () => {
  it('is added once', () => {
    given(attachment).when(add).then([added]);
    expect(given(attachment, [added]).state).toMatchObject({ uploadedAt: OCCURRED_AT.toISOString() });
    given(attachment, [added]).when(add).thenNothing();
    given(attachment, [added, deleted('olga')])
      .when(add)
      .thenNothing();
  });

  it.each([
    ['its uploader', 'olga', null],
    ['the owner of the event', 'oskar', 'oskar'],
  ])('[AT-015] is deleted by %s', (_, actorId, ownerId) =>
    given(attachment, [added])
      .when(deletion(actorId, ownerId))
      .then([deleted(actorId)]),
  );

  it('[AT-015] is not deleted by anyone else', () =>
    given(attachment, [added])
      .when(deletion('eve', 'oskar'))
      .thenRefused('PERMISSION_DENIED', 'Not authorized to delete this attachment'));

  it('[AT-016] is not found if it was never added, or was deleted', () => {
    given(attachment).when(deletion('olga')).thenRefused('NOT_FOUND', 'Attachment not found');
    given(attachment, [added, deleted('olga')])
      .when(deletion('olga'))
      .thenRefused('NOT_FOUND');
  });

  it('goes to the next owner of the event if the former owner uploaded it', () => {
    const { attachmentId, marketEventId, filename, description } = file;
    const data = { attachmentId, marketEventId, uploadedBy: 'oskar', filename, description };
    const handedOver = { type: 'attachment.handed-over' as const, data };
    const handOver = (formerOwnerId: string) => ({ type: 'hand-over' as const, formerOwnerId, ownerId: 'oskar' });
    given(attachment, [added]).when(handOver('olga')).then([handedOver]);
    given(attachment, [added, handedOver]).when(handOver('olga')).thenNothing();
    for (const history of [[], [added, deleted('olga')]])
      given(attachment, history).when(handOver('olga')).thenNothing();
    const { state } = given(attachment, [added, handedOver]);
    expect(state).toMatchObject({ ...file, uploadedBy: 'oskar' });
  });

  it('[EV-064] is deleted with its event', () => {
    given(attachment, [added])
      .when({ type: 'delete-with-owner' })
      .then([deleted('system')]);
    given(attachment, [added, deleted('olga')])
      .when({ type: 'delete-with-owner' })
      .thenNothing();
  });
});
