import { given } from '@stallbook/testing';
import { accepted, drafted, facts, rejected, submitted } from '../../testing/builders.js';
import { application } from './application.decider.js';
import type { ApplicationEvent } from './application.events.js';

const { applicationId, vendorId } = facts;
const leave = { type: 'leave', organizerId: 'organizer' } as const;
const released: ApplicationEvent = {
  type: 'application.booth-released',
  data: { applicationId, vendorId, organizerId: 'organizer', refundPercent: 100 },
};
const withdrawn: ApplicationEvent = { type: 'application.withdrawn', data: { applicationId, vendorId } };
const payment = (paymentStatus: 'processing' | 'completed' | 'refunded'): ApplicationEvent => ({
  type: 'application.payment-status-changed',
  data: { applicationId, paymentId: 'payment', paymentStatus },
});
const due = [drafted(), submitted(), accepted()];

describe('the application of a vendor who deleted their account', () => {
  it('is withdrawn while it waits for a decision', () =>
    given(application, [drafted(), submitted()]).when(leave).then([withdrawn]));

  it.each([
    ['is not paid', due],
    ['was refunded', [...due, payment('completed'), payment('refunded')]],
    [
      'costs nothing',
      [drafted(), submitted({ boothFeeCents: 0, applicationFeeCents: 0 }), accepted(), payment('completed')],
    ],
  ])('frees a booth that %s', (_, events) => {
    given(application, events).when(leave).then([released]);
    given(application, [...events, released])
      .when(leave)
      .thenNothing();
  });

  it.each([
    ['a paid booth', [...due, payment('completed')]],
    [
      'a paid booth whose two fees are the same',
      [drafted(), submitted({ boothFeeCents: 1000, applicationFeeCents: 1000 }), accepted(), payment('completed')],
    ],
    ['a booth whose payment is on its way', [...due, payment('processing')]],
    ['a rejected one', [drafted(), submitted(), rejected()]],
    ['a draft', [drafted()]],
    ['none', []],
  ])('stays as it is: %s', (_, events: ApplicationEvent[]) => given(application, events).when(leave).thenNothing());

  it('is withdrawn while its acceptance is held', () => {
    const held: ApplicationEvent = {
      type: 'application.decision-deferred',
      data: { applicationId, bulkDecisionId: 'b' },
    };
    const reverted: ApplicationEvent = {
      type: 'application.decision-reverted',
      data: { applicationId, bulkDecisionId: 'b' },
    };
    given(application, [drafted(), submitted(), held, accepted()]).when(leave).then([reverted, withdrawn]);
    given(application, [drafted(), submitted(), held, rejected()]).when(leave).thenNothing();
  });
});
