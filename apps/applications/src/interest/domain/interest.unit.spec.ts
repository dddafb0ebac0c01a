import { given } from '@stallbook/testing';
import { interest, type Express } from './interest.decider.js';

const ids = { interestId: 'i', marketEventId: 'm', vendorId: 'v' };
const express: Express = { type: 'express', ...ids, organizerId: 'o', isPast: false, message: 'I sell honey.' };
const expressed = { type: 'interest.expressed' as const, data: { ...ids, message: 'I sell honey.' } };
const removed = { type: 'interest.removed' as const, data: ids };

describe('expressing interest', () => {
  it('[CL-016] stores the vendor, the market event and the message', () =>
    given(interest).when(express).then([expressed]));

  it('[CL-016] happens once per vendor and market event', () =>
    given(interest, [expressed])
      .when({ ...express, message: 'Again' })
      .thenNothing());

  it('[CL-018] is refused in one’s own market event', () =>
    given(interest)
      .when({ ...express, organizerId: 'v' })
      .thenRefused('PERMISSION_DENIED'));

  it('is refused once the market event has passed', () =>
    given(interest)
      .when({ ...express, isPast: true })
      .thenRefused('INTEREST.EVENT_PAST', 'This event has already passed.'));
});

describe('removing interest', () => {
  it('[CL-017] removes it, and it can be expressed again', () => {
    given(interest, [expressed]).when({ type: 'remove' }).then([removed]);
    given(interest, [expressed, removed]).when(express).then([expressed]);
  });

  it('changes nothing without an interest', () => given(interest).when({ type: 'remove' }).thenNothing());
});
