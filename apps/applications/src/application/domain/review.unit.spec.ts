import { given, OCCURRED_AT } from '@stallbook/testing';
import { accepted, contents, contentsVersion, drafted, facts, rejected, submitted } from '../../testing/builders.js';
import { application } from './application.decider.js';
import type { ApplicationEvent } from './application.events.js';
import type { RecordPayment } from './follow-up.js';
import type { Accept, Reject } from './review.js';
import { timelineOf } from './timeline.js';

const { applicationId, marketEventId, vendorId, organizerId: owner } = facts;
const hotFood = { productsOffered: 'Hot food' };
const photos = [{ id: 'photo', fileSize: 1 }];
const accepting = (organizerId = owner): Accept => ({
  type: 'accept',
  organizerId,
  ownerId: owner,
  contentsVersion,
  boothLocation: 'A7',
  customMessage: 'Welcome',
  isPublic: true,
});
const rejecting = (organizerId = owner): Reject => ({
  type: 'reject',
  organizerId,
  ownerId: owner,
  contentsVersion,
  rejectionReason: 'Enough honey',
});
const pending = [drafted(), submitted()];
const occurred = (events: ApplicationEvent[]) =>
  events.map((event) => ({ ...event, meta: { occurredAt: OCCURRED_AT } }));

describe('reviewing', () => {
  it('[AP-034] accepts a pending application with a booth and a message', () =>
    given(application, pending)
      .when(accepting())
      .then([accepted({ boothLocation: 'A7', customMessage: 'Welcome' })]));
  it('accepts no one while the event is not public', () =>
    given(application, pending)
      .when({ ...accepting(), isPublic: false })
      .thenRefused('APPLICATION.EVENT_HIDDEN'));
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
  ])('[AP-036] lets only the owner of the event %s', (_, command) =>
    given(application, pending).when(command).thenRefused('NOT_FOUND'),
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
  it('decides only on what the organizer saw', () => {
    const edited = { type: 'application.edited' as const, data: { applicationId, vendorId, ...contents(hotFood) } };
    const photographed = {
      type: 'application.photos-changed' as const,
      data: { applicationId, marketEventId, photos },
    };
    for (const change of [edited, photographed]) {
      for (const decision of [accepting(), rejecting()]) {
        given(application, [...pending, change])
          .when(decision)
          .thenRefused('APPLICATION.CHANGED_MEANWHILE');
      }
    }
  });
  it('[AP-033] finds neither a draft nor what is gone', () => {
    for (const history of [[drafted()], []])
      for (const decision of [accepting(), rejecting()])
        given(application, history).when(decision).thenRefused('NOT_FOUND');
  });
});

describe('following payments and market events', () => {
  const payment = (paymentStatus: RecordPayment['paymentStatus']): RecordPayment => ({
    type: 'record-payment',
    paymentId: 'payment',
    paymentStatus,
  });
  const paid = {
    type: 'application.payment-status-changed' as const,
    data: { applicationId: 'application', paymentId: 'payment', paymentStatus: 'completed' as const },
  };

  const note = (isHidden: boolean) => ({ type: 'note-event-visibility' as const, isHidden });
  const hidden = { type: 'application.event-hidden' as const, data: { applicationId } };
  const restored = { type: 'application.event-restored' as const, data: { applicationId } };
  it('notes once that the event is hidden, for those who wait or have a booth', () => {
    given(application, pending).when(note(true)).then([hidden]);
    given(application, [...pending, accepted()])
      .when(note(true))
      .then([hidden]);
    given(application, [...pending, hidden])
      .when(note(true))
      .thenNothing();
    given(application, [drafted()]).when(note(true)).thenNothing();
  });
  it('notes that the event is back for everyone who was notified that it is hidden, and no one else', () => {
    given(application, [...pending, hidden, rejected()])
      .when(note(false))
      .then([restored]);
    given(application, pending).when(note(false)).thenNothing();
    given(application, [...pending, hidden, restored])
      .when(note(false))
      .thenNothing();
  });
  it('[AP-004] records a changed payment status once', () => {
    given(application, [...pending, accepted()])
      .when(payment('completed'))
      .then([paid]);
    given(application, [...pending, accepted(), { ...paid, data: { ...paid.data, paymentStatus: 'processing' } }])
      .when(payment('pending'))
      .then([{ ...paid, data: { ...paid.data, paymentStatus: 'pending' } }]);
    given(application, [...pending, accepted(), paid])
      .when(payment('completed'))
      .thenNothing();
  });
  it('notes a change of the event for those who have a booth only', () => {
    const changes = [{ field: 'eventDate', before: '2027-05-08', after: '2027-05-15' }];
    const change = { type: 'note-event-change' as const, changes, reason: null };
    const noted = { type: 'application.event-changed' as const, data: { applicationId, changes, reason: null } };
    given(application, [...pending, accepted()])
      .when(change)
      .then([noted]);
    for (const history of [[], pending, [...pending, rejected()]])
      given(application, history).when(change).thenNothing();
  });
  it('ignores payments of applications that are gone', () =>
    given(application).when(payment('completed')).thenNothing());
  it('is removed together with its market event, and stays away', () => {
    const removed = {
      type: 'application.deleted' as const,
      data: { applicationId: 'application', marketEventId: 'market' },
    };
    const removal = { type: 'delete' as const };
    given(application, pending).when(removal).then([removed]);
    given(application, pending)
      .when({ ...removal, isCanceled: true })
      .then([{ ...removed, data: { ...removed.data, isCanceled: true } }]);
    given(application, [...pending, removed])
      .when(removal)
      .thenNothing();
  });
  it('lists each changed field with its values before and after', () => {
    const timeline = timelineOf(occurred([...pending, accepted({ boothLocation: 'A7' }), paid]));
    const changes = timeline.map((step) => step.changes);
    expect(changes[0]).toContainEqual({ field: 'status', before: null, after: 'draft' });
    expect(changes[1]).toContainEqual({ field: 'status', before: 'draft', after: 'pending' });
    expect(changes[1]).toContainEqual({ field: 'productsOffered', before: null, after: 'Honey' });
    expect(changes[2]).toEqual([
      { field: 'status', before: 'pending', after: 'accepted' },
      { field: 'boothLocation', before: null, after: 'A7' },
    ]);
    expect(changes[3]).toEqual([{ field: 'paymentStatus', before: 'pending', after: 'completed' }]);
    expect(timeline.map(({ what }) => what)).toEqual(['drafted', 'submitted', 'accepted', 'payment-completed']);
  });
  it('says why the event changed, where the organizer gave a reason', () => {
    const changes = [{ field: 'eventDate', before: '2027-05-08', after: '2027-05-15' }];
    const changed = (reason: string | null) => ({
      type: 'application.event-changed' as const,
      data: { applicationId, changes, reason },
    });
    const timeline = timelineOf(occurred([...pending, accepted(), changed(null), changed('The park closes.')]));
    expect(timeline.slice(-2).map((step) => step.changes)).toEqual([
      changes,
      [...changes, { field: 'reason', before: null, after: 'The park closes.' }],
    ]);
  });
  it('calls a booth that costs nothing settled, not paid', () => {
    const free = { boothFeeCents: 0, applicationFeeCents: 0 };
    const timeline = timelineOf(occurred([drafted(), submitted(free), accepted(), paid]));
    expect(timeline.at(-1)).toMatchObject({ what: 'payment-not-due', changes: [] });
    const equal = { boothFeeCents: 1000, applicationFeeCents: 1000 };
    const due = timelineOf(occurred([drafted(), submitted(equal), accepted(), paid]));
    expect(due.at(-1)).toMatchObject({ what: 'payment-completed' });
  });
});
