import { given } from '@stallbook/testing';
import { AT } from '../../testing/builders.js';
import {
  connect,
  connectedAccount,
  observe,
  statusOf,
  type AccountFlags,
  type ConnectedAccountEvent,
  type ConnectedAccountState,
} from './connected-account.js';

const ids = { organizerId: 'organizer', stripeAccountId: 'acct_1' };
const connected: ConnectedAccountEvent = { type: 'AccountConnected', data: { ...ids, at: AT } };
const lost: ConnectedAccountEvent = { type: 'AccountLost', data: { ...ids, at: AT } };
const ready = { detailsSubmitted: true, chargesEnabled: true, payoutsEnabled: true };
const changed = (flags: AccountFlags): ConnectedAccountEvent => ({
  type: 'AccountChanged',
  data: { ...ids, ...flags, at: AT },
});
const connecting =
  (stripeAccountId = 'acct_1') =>
  (state: ConnectedAccountState) =>
    connect({ organizerId: 'organizer', stripeAccountId, at: AT }, state);
const seeing = (found: AccountFlags | null) => (state: ConnectedAccountState) =>
  observe({ stripeAccountId: 'acct_1', found, at: AT }, state);
const statusAfter = (...events: ConnectedAccountEvent[]) => statusOf(given(connectedAccount, events).state);

describe('a connected account', () => {
  it('[BI-037] is one for each organizer', () => {
    given(connectedAccount).when(connecting()).then([connected]);
    given(connectedAccount, [connected]).when(connecting('acct_2')).thenNothing();
  });
  it('is made anew after it was lost', () =>
    given(connectedAccount, [connected, lost])
      .when(connecting('acct_2'))
      .then([{ type: 'AccountConnected', data: { organizerId: 'organizer', stripeAccountId: 'acct_2', at: AT } }]));
  it('[BI-039] follows what Stripe says, once', () => {
    given(connectedAccount, [connected])
      .when(seeing(ready))
      .then([changed(ready)]);
    given(connectedAccount, [connected, changed(ready)])
      .when(seeing(ready))
      .thenNothing();
  });
  it('[BI-040] is lost when Stripe does not let us at it, once', () => {
    given(connectedAccount, [connected]).when(seeing(null)).then([lost]);
    given(connectedAccount, [connected, lost]).when(seeing(null)).thenNothing();
    given(connectedAccount, [connected, lost])
      .when(seeing(ready))
      .then([changed(ready)]);
  });
  it('[BI-039] has a status for each step', () => {
    expect(statusAfter()).toBe('none');
    expect(statusAfter(connected)).toBe('onboarding');
    expect(statusAfter(connected, changed({ ...ready, chargesEnabled: false }))).toBe('pending');
    expect(statusAfter(connected, changed(ready))).toBe('active');
    expect(statusAfter(connected, changed(ready), lost)).toBe('not_found');
  });
});
