import { given } from '@stallbook/testing';
import { accepted, drafted, facts, marketEvent, submitted } from '../../testing/builders.js';
import type { ApplicationEvent } from './application.events.js';
import { application } from './application.decider.js';
import type { Withdraw } from './withdrawal.js';

const { applicationId, vendorId } = facts;
const organizerId = 'next-organizer';
const paid: ApplicationEvent = {
  type: 'application.payment-status-changed',
  data: { applicationId, paymentId: 'payment', paymentStatus: 'completed' },
};
const released = (refundPercent: number): ApplicationEvent => ({
  type: 'application.booth-released',
  data: { applicationId, vendorId, organizerId, refundPercent },
});
const due = [drafted(), submitted(), accepted()];
const booth = [...due, paid];
const withdraw = (refundPercent: number, given: { now?: string; startDate?: string } = {}): Withdraw => ({
  type: 'withdraw',
  vendorId,
  refundPercent,
  market: marketEvent({ organizerId, startDate: given.startDate ?? '2027-05-08' }),
  now: new Date(given.now ?? '2027-04-01T00:00:00Z'),
});

describe('giving up a booth', () => {
  it('refunds by the policy that the vendor applied under, with deadlines in the zone of the market', () => {
    given(application, booth)
      .when(withdraw(100))
      .then([released(100)]);
    given(application, booth)
      .when(withdraw(100, { now: '2027-04-09T06:59:59Z' }))
      .then([released(100)]);
    given(application, booth)
      .when(withdraw(50, { now: '2027-04-09T07:00:00Z' }))
      .then([released(50)]);
    given(application, booth)
      .when(withdraw(0, { now: '2027-04-25T07:00:00Z' }))
      .then([released(0)]);
  });
  it('counts from the later day if the event moved', () => {
    const now = '2027-04-20T00:00:00Z';
    given(application, booth)
      .when(withdraw(100, { now, startDate: '2027-06-08' }))
      .then([released(100)]);
    given(application, booth)
      .when(withdraw(50, { now, startDate: '2027-04-25' }))
      .then([released(50)]);
  });
  it('refunds by the policy also while the bank has yet to confirm the payment', () => {
    const ordered = [...due, { ...paid, data: { ...paid.data, paymentStatus: 'processing' } } as ApplicationEvent];
    given(application, ordered)
      .when(withdraw(50, { now: '2027-04-09T07:00:00Z' }))
      .then([released(50)]);
    given(application, ordered)
      .when(withdraw(100, { now: '2027-04-09T07:00:00Z' }))
      .thenRefused('APPLICATION.REFUND_CHANGED');
  });
  it('refunds by the policy what a bank may still return of a refunded payment', () =>
    given(application, [...booth, { ...paid, data: { ...paid.data, paymentStatus: 'refunded' } } as ApplicationEvent])
      .when(withdraw(50, { now: '2027-04-09T07:00:00Z' }))
      .then([released(50)]));
  it('gives a payment that arrives later back in full', () => {
    const failed = { ...paid, data: { ...paid.data, paymentStatus: 'failed' } } as ApplicationEvent;
    for (const events of [due, [...due, failed]])
      given(application, events)
        .when(withdraw(100, { now: '2027-05-01T00:00:00Z' }))
        .then([released(100)]);
  });
  it('promises nothing without a policy', () =>
    given(application, [
      drafted(),
      { ...submitted(), data: { ...submitted().data, refundPolicy: null } } as ApplicationEvent,
      accepted(),
      paid,
    ])
      .when(withdraw(0))
      .then([released(0)]));
  it('is refused with another refund than the vendor was shown, and without one', () => {
    given(application, booth)
      .when(withdraw(100, { now: '2027-04-09T07:00:00Z' }))
      .thenRefused('APPLICATION.REFUND_CHANGED');
    given(application, booth)
      .when({ ...withdraw(100), refundPercent: undefined })
      .thenRefused('APPLICATION.ACCEPTED_MEANWHILE');
  });
  it('is refused once the event began, and happens once', () => {
    given(application, booth)
      .when(withdraw(0, { now: '2027-05-09T00:00:00Z' }))
      .thenRefused('APPLICATION.EVENT_PAST');
    given(application, [...booth, released(100)])
      .when(withdraw(100))
      .thenRefused('APPLICATION.NOT_PENDING');
    expect(given(application, [...booth, released(100)]).state).toMatchObject({ status: 'withdrawn' });
  });
});
