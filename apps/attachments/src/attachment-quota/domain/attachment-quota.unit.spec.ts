import { given } from '@stallbook/testing';
import { attachmentQuota, type FreeSlot, type TakeSlot } from './attachment-quota.decider.js';

const slotTaken = (attachmentId: string) => ({
  type: 'attachment-quota.slot-taken' as const,
  data: { attachmentId },
});
const taken = (count: number) => Array.from({ length: count }, (_, n) => slotTaken(`a${n}`));
const take = (attachmentId: string): TakeSlot => ({ type: 'take-slot', attachmentId });
const free = (attachmentId: string): FreeSlot => ({ type: 'free-slot', attachmentId });
const closed = { type: 'attachment-quota.closed' as const, data: {} };

describe('the attachment quota of a market event', () => {
  it('[AT-006][AT-025] is ten attachments', () => {
    given(attachmentQuota, taken(9))
      .when(take('new'))
      .then([slotTaken('new')]);
    given(attachmentQuota, taken(10))
      .when(take('new'))
      .thenRefused(
        'ATTACHMENT.LIMIT_REACHED',
        "Upload Limit Reached: You've reached the maximum of 10 attachments per event. Delete some files to upload new ones.",
      );
  });

  it('gives a slot to an attachment once, also the last one', () => {
    for (const count of [2, 10]) given(attachmentQuota, taken(count)).when(take('a1')).thenNothing();
  });

  it('frees the slot of a deleted attachment once', () => {
    given(attachmentQuota, taken(10))
      .when(free('a3'))
      .then([{ type: 'attachment-quota.slot-freed', data: { attachmentId: 'a3' } }]);
    given(attachmentQuota, taken(2)).when(free('a9')).thenNothing();
    const freed = { type: 'attachment-quota.slot-freed' as const, data: { attachmentId: 'a3' } };
    const after = given(attachmentQuota, [...taken(10), freed]);
    after.when(take('new')).then([slotTaken('new')]);
    after.when(free('a3')).thenNothing();
    given(attachmentQuota, [...taken(10), freed, slotTaken('new')])
      .when(take('another'))
      .thenRefused('ATTACHMENT.LIMIT_REACHED');
  });

  it('[EV-064] is closed with its event', () => {
    given(attachmentQuota, taken(2)).when({ type: 'close' }).then([closed]);
    given(attachmentQuota, [closed]).when({ type: 'close' }).thenNothing();
    given(attachmentQuota, [closed]).when(take('a1')).thenRefused('NOT_FOUND', 'Event not found');
  });
});
