import { given } from '@stallbook/testing';
import { vendorAccess } from './access.js';
import { attachment } from './attachment.js';
import { add, remove, removeWithOwner } from './attachment.decider.js';
import { close, freeSlot, attachmentQuota, takeSlot } from '../../attachment-quota/domain/attachment-quota.decider.js';

const file = {
  attachmentId: 'a1',
  marketEventId: 'm1',
  uploadedBy: 'olga',
  filename: 'map.pdf',
  description: null,
  fileType: 'application/pdf',
  fileSize: 1200,
  at: '2027-05-01T10:00:00.000Z',
};
const added = { type: 'AttachmentAdded' as const, data: file };
const deletedBy = (who: string) => ({
  type: 'AttachmentDeleted' as const,
  data: { attachmentId: 'a1', marketEventId: 'm1', uploadedBy: 'olga', deletedBy: who, at: file.at },
});

describe('an attachment', () => {
  it('is added once', () => {
    given(attachment)
      .when((state) => add(file, state))
      .then([added]);
    given(attachment, [added])
      .when((state) => add(file, state))
      .thenNothing();
  });

  it.each([
    ['its uploader', 'olga', null],
    ['the owner of the event', 'oskar', 'oskar'],
  ])('[AT-015] is deleted by %s', (_who, actorId, ownerId) => {
    given(attachment, [added])
      .when((state) => remove({ actorId, ownerId, at: file.at }, state))
      .then([deletedBy(actorId)]);
  });

  it('[AT-015] is not deleted by anybody else', () => {
    given(attachment, [added])
      .when((state) => remove({ actorId: 'eve', ownerId: 'oskar', at: file.at }, state))
      .thenRefused('PERMISSION_DENIED', 'Not authorized to delete this attachment');
  });

  it('[AT-016] is not found where there is none, or none any more', () => {
    const command = { actorId: 'olga', ownerId: null, at: file.at };
    given(attachment)
      .when((state) => remove(command, state))
      .thenRefused('NOT_FOUND', 'Attachment not found');
    given(attachment, [added, deletedBy('olga')])
      .when((state) => remove(command, state))
      .thenRefused('NOT_FOUND');
  });

  it('[EV-064] goes with its event', () => {
    given(attachment, [added])
      .when((state) => removeWithOwner({ at: file.at }, state))
      .then([deletedBy('system')]);
    given(attachment, [added, deletedBy('olga')])
      .when((state) => removeWithOwner({ at: file.at }, state))
      .thenNothing();
  });
});

describe('the places for files', () => {
  const taken = (count: number) =>
    Array.from({ length: count }, (_, n) => ({ type: 'PlaceTaken' as const, data: { attachmentId: `a${n}` } }));

  it('[AT-006][AT-025] are ten', () => {
    given(attachmentQuota, taken(9))
      .when((state) => takeSlot('new', state))
      .then([{ type: 'PlaceTaken', data: { attachmentId: 'new' } }]);
    given(attachmentQuota, taken(10))
      .when((state) => takeSlot('new', state))
      .thenRefused(
        'ATTACHMENT.LIMIT_REACHED',
        "Upload Limit Reached: You've reached the maximum of 10 attachments per event. Delete some files to upload new ones.",
      );
  });

  it('are free again after a deletion, once', () => {
    given(attachmentQuota, taken(10))
      .when((state) => freeSlot('a3', state))
      .then([{ type: 'PlaceFreed', data: { attachmentId: 'a3' } }]);
    given(attachmentQuota, taken(2))
      .when((state) => freeSlot('a9', state))
      .thenNothing();
    given(attachmentQuota, taken(2))
      .when((state) => takeSlot('a1', state))
      .thenNothing();
  });

  it('[EV-064] are gone with their event', () => {
    const closed = { type: 'ShelfClosed' as const, data: {} };
    given(attachmentQuota, taken(2)).when(close).then([closed]);
    given(attachmentQuota, [closed]).when(close).thenNothing();
    given(attachmentQuota, [closed])
      .when((state) => takeSlot('a1', state))
      .thenRefused('NOT_FOUND', 'Event not found');
  });
});

describe('who may open a file', () => {
  it.each([
    [null, false, 'No application found'],
    [{ status: 'pending' as const, paid: false }, false, 'Application not accepted'],
    [{ status: 'rejected' as const, paid: true }, false, 'Application not accepted'],
    [{ status: 'accepted' as const, paid: false }, false, 'Payment not completed'],
    [{ status: 'accepted' as const, paid: true }, true, 'approved_vendor'],
  ])('[AT-005][AT-007] an application %j', (application, canAccess, reason) => {
    expect(vendorAccess(application)).toEqual({ canAccess, reason });
  });
});
