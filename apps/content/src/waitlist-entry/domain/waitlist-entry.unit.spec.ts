import { ERASED } from '@stallbook/kernel';
import { given, OCCURRED_AT } from '@stallbook/testing';
import { waitlistEntry, type JoinWaitlist } from './waitlist-entry.decider.js';

const data = { subject: 's', senderId: null, addressHash: 'hash', name: 'Walt', email: 'walt@example.org' };
const join: JoinWaitlist = { type: 'join', ...data };
const joined = { type: 'waitlist-entry.joined' as const, data };

describe('a waitlist entry', () => {
  it('is added once', () => {
    given(waitlistEntry).when(join).then([joined]);
    given(waitlistEntry, [joined]).when(join).thenNothing();
    expect(given(waitlistEntry, [joined]).state).toMatchObject({ createdAt: OCCURRED_AT.toISOString() });
  });

  it('can be added again after it was erased', () => {
    const erased = { ...joined, data: { ...data, name: ERASED, email: ERASED } };
    given(waitlistEntry, [erased]).when(join).then([joined]);
  });
});
