import { given } from '@stallbook/testing';
import {
  connectedAccount,
  statusOf,
  type AccountFlags,
  type Connect,
  type ConnectedAccountEvent,
  type Observe,
} from './connected-account.decider.js';

const ids = (stripeAccountId = 'acct_1') => ({ organizerId: 'organizer', stripeAccountId });
const connected = (stripeAccountId?: string): ConnectedAccountEvent => ({
  type: 'connected-account.connected',
  data: ids(stripeAccountId),
});
const lost: ConnectedAccountEvent = { type: 'connected-account.access-lost', data: ids() };
const ready = { detailsSubmitted: true, chargesEnabled: true, payoutsEnabled: true };
const changed = (flags: AccountFlags): ConnectedAccountEvent => ({
  type: 'connected-account.status-changed',
  data: { ...ids(), ...flags },
});
const connection = (stripeAccountId?: string): Connect => ({ type: 'connect', ...ids(stripeAccountId) });
const observation = (found: AccountFlags | null): Observe => ({ type: 'observe', stripeAccountId: 'acct_1', found });
const statusAfter = (...events: ConnectedAccountEvent[]) => statusOf(given(connectedAccount, events).state);

describe('a connected account', () => {
  it('[BI-037] is one per organizer', () => {
    given(connectedAccount).when(connection()).then([connected()]);
    expect(given(connectedAccount, [connected()]).state).toMatchObject({
      chargesEnabled: false,
      payoutsEnabled: false,
    });
    given(connectedAccount, [connected()]).when(connection('acct_2')).thenNothing();
  });
  it('is replaced after access was lost', () =>
    given(connectedAccount, [connected(), lost])
      .when(connection('acct_2'))
      .then([connected('acct_2')]));
  it('[BI-039] records each change at Stripe once', () => {
    given(connectedAccount, [connected()])
      .when(observation(ready))
      .then([changed(ready)]);
    given(connectedAccount, [connected(), changed(ready)])
      .when(observation(ready))
      .thenNothing();
  });
  it.each(['chargesEnabled', 'payoutsEnabled'] as const)('follows %s, which Stripe can take back', (flag) =>
    given(connectedAccount, [connected(), changed(ready)])
      .when(observation({ ...ready, [flag]: false }))
      .then([changed({ ...ready, [flag]: false })]),
  );
  it('[BI-040] records lost access once, and access that is back', () => {
    given(connectedAccount, [connected()]).when(observation(null)).then([lost]);
    given(connectedAccount, [connected(), lost]).when(observation(null)).thenNothing();
    const nothingYet = { detailsSubmitted: false, chargesEnabled: false, payoutsEnabled: false };
    for (const flags of [ready, nothingYet]) {
      given(connectedAccount, [connected(), lost])
        .when(observation(flags))
        .then([changed(flags)]);
    }
  });
  it('ignores an account that was replaced', () =>
    given(connectedAccount, [connected('acct_2')])
      .when(observation(ready))
      .thenNothing());
  it('[BI-039] has a status for each step', () => {
    expect(statusAfter()).toBe('none');
    expect(statusAfter(connected())).toBe('onboarding');
    expect(statusAfter(connected(), changed({ ...ready, chargesEnabled: false }))).toBe('pending');
    expect(statusAfter(connected(), changed({ ...ready, payoutsEnabled: false }))).toBe('pending');
    expect(statusAfter(connected(), changed(ready))).toBe('active');
    expect(statusAfter(connected(), changed(ready), lost)).toBe('not_found');
  });
});
