import { given } from '@stallbook/testing';
import { accepted, AT, drafted, facts, rejected, submitted } from '../../testing/builders.js';
import { application, type ApplicationState } from './application.js';
import { accept, reject } from './review.decider.js';
import { recordPayment, remove } from './follow-up.decider.js';
import { changesOf, nameOf } from './timeline.js';

const owner = facts.organizerId;
const accepting =
  (by = owner) =>
  (state: ApplicationState) =>
    accept({ organizerId: by, ownerId: owner, boothLocation: 'A7', customMessage: 'Welcome', at: AT }, state);
const rejecting =
  (by = owner) =>
  (state: ApplicationState) =>
    reject({ organizerId: by, ownerId: owner, rejectionReason: 'Enough honey', at: AT }, state);
const pending = [drafted(), submitted()];

describe('reviewing', () => {
  it('[AP-034] accepts a pending application with a booth and a message', () =>
    given(application, pending)
      .when(accepting())
      .then([accepted({ boothLocation: 'A7', customMessage: 'Welcome' })]));
  it('[AP-035] rejects a pending application with a reason', () =>
    given(application, pending)
      .when(rejecting())
      .then([rejected('Enough honey')]));
  it('[AP-035] keeps the reason for the vendor', () =>
    expect(given(application, [...pending, rejected('Enough honey')]).state).toMatchObject({
      status: 'rejected',
      rejectionReason: 'Enough honey',
    }));
  it.each([
    ['accept', accepting('another')],
    ['reject', rejecting('another')],
  ])('[AP-036] lets nobody but the owner of the event %s', (_, decide) =>
    given(application, pending).when(decide).thenRefused('PERMISSION_DENIED'),
  );
  it.each([
    ['accepted', accepted()],
    ['rejected', rejected()],
  ])('[AP-036] decides no application that is %s already', (_, event) => {
    given(application, [...pending, event])
      .when(accepting())
      .thenRefused('APPLICATION.NOT_PENDING');
    given(application, [...pending, event])
      .when(rejecting())
      .thenRefused('APPLICATION.NOT_PENDING');
  });
  it('[AP-033] knows of no draft', () => given(application, [drafted()]).when(accepting()).thenRefused('NOT_FOUND'));
});

describe('following payments and market events', () => {
  const payment = (paymentStatus: 'processing' | 'completed') => (state: ApplicationState) =>
    recordPayment({ paymentId: 'payment', paymentStatus, at: AT }, state);
  const paid = {
    type: 'PaymentStatusChanged' as const,
    data: { applicationId: 'application', paymentId: 'payment', paymentStatus: 'completed' as const, at: AT },
  };

  it('[AP-004] notes a payment status that changed, once', () => {
    given(application, [...pending, accepted()])
      .when(payment('completed'))
      .then([paid]);
    given(application, [...pending, accepted(), paid])
      .when(payment('completed'))
      .thenNothing();
  });
  it('ignores payments of applications that are gone', () =>
    given(application).when(payment('completed')).thenNothing());
  it('is removed together with its market event, and stays away', () => {
    const removed = {
      type: 'ApplicationRemoved' as const,
      data: { applicationId: 'application', marketEventId: 'market', at: AT },
    };
    const removal = (state: ApplicationState) => remove({ at: AT }, state);
    given(application, pending).when(removal).then([removed]);
    given(application, [...pending, removed])
      .when(removal)
      .thenNothing();
  });
  it('tells before and after of every field that changed', () => {
    const events = [...pending, accepted({ boothLocation: 'A7' }), paid];
    const changes = changesOf(events);
    expect(changes[0]).toContainEqual({ field: 'status', before: null, after: 'draft' });
    expect(changes[1]).toContainEqual({ field: 'status', before: 'draft', after: 'pending' });
    expect(changes[1]).toContainEqual({ field: 'productsOffered', before: null, after: 'Honey' });
    expect(changes[2]).toEqual([
      { field: 'status', before: 'pending', after: 'accepted' },
      { field: 'boothLocation', before: null, after: 'A7' },
    ]);
    expect(changes[3]).toEqual([{ field: 'paymentStatus', before: 'pending', after: 'completed' }]);
    expect(events.map(nameOf)).toEqual(['drafted', 'submitted', 'accepted', 'payment-completed']);
  });
});
