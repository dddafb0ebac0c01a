import { given } from '@stallbook/testing';
import {
  accepted,
  contents,
  contentsVersion,
  drafted,
  facts,
  marketEvent,
  rejected,
  submitted,
} from '../../testing/builders.js';
import { application } from './application.decider.js';
import type { ApplicationEvent } from './application.events.js';
import { seenByVendor } from './deferred-decision.js';

const bulkDecisionId = 'bulk';
const { applicationId, organizerId } = facts;
const held: ApplicationEvent = { type: 'application.decision-deferred', data: { applicationId, bulkDecisionId } };
const announced = (decision: 'accepted' | 'rejected'): ApplicationEvent => ({
  type: 'application.decision-announced',
  data: { ...facts, bulkDecisionId, decision },
});
const undone: ApplicationEvent = { type: 'application.decision-reverted', data: { applicationId, bulkDecisionId } };
const pending = [drafted(), submitted()];
const announce = { type: 'announce-decision', organizerId, bulkDecisionId, isPublic: true } as const;
const undo = { type: 'undo-decision', bulkDecisionId } as const;

describe('a held decision', () => {
  it('is the same decision as a single one, with a hold before it', () => {
    const review = { organizerId, ownerId: organizerId, contentsVersion, bulkDecisionId };
    given(application, pending)
      .when({ type: 'reject', ...review, rejectionReason: 'Full' })
      .then([held, rejected('Full')]);
    given(application, pending)
      .when({ type: 'accept', ...review, boothLocation: 'A7', customMessage: null, isPublic: true })
      .then([held, accepted({ boothLocation: 'A7' })]);
  });
  it('is announced once, with what it was', () => {
    given(application, [...pending, held, accepted()])
      .when(announce)
      .then([announced('accepted')]);
    given(application, [...pending, held, rejected()])
      .when(announce)
      .then([announced('rejected')]);
    given(application, [...pending, held, accepted(), announced('accepted')])
      .when(announce)
      .thenNothing();
    given(application, [...pending, accepted()])
      .when(announce)
      .thenNothing();
  });
  it('is announced for an event that is not public only if it is a rejection', () => {
    const hidden = { ...announce, isPublic: false };
    given(application, [...pending, held, accepted()])
      .when(hidden)
      .thenRefused('APPLICATION.EVENT_HIDDEN');
    given(application, [...pending, held, rejected()])
      .when(hidden)
      .then([announced('rejected')]);
  });
  it('has nothing to undo once its vendor left', () =>
    given(application, [
      ...pending,
      held,
      accepted(),
      undone,
      { type: 'application.withdrawn', data: { applicationId, vendorId: facts.vendorId } },
    ])
      .when(undo)
      .thenNothing());
  it('is undone until it is announced', () => {
    given(application, [...pending, held, accepted()])
      .when(undo)
      .then([undone]);
    given(application, [...pending, held, accepted(), undone])
      .when(undo)
      .thenNothing();
    given(application, [...pending, held, accepted(), announced('accepted')])
      .when(undo)
      .thenRefused('APPLICATION.ANNOUNCED');
  });
  it('is never undone once a payment began', () =>
    given(application, [
      ...pending,
      held,
      accepted(),
      {
        type: 'application.payment-status-changed',
        data: { applicationId, paymentId: 'payment', paymentStatus: 'processing' },
      },
    ])
      .when(undo)
      .thenRefused('APPLICATION.PAYMENT_STARTED'));
  it('leaves nothing of an undone decision, so that it can be decided again', () => {
    const { state } = given(application, [...pending, held, accepted({ boothLocation: 'A7' }), undone]);
    expect(state).toMatchObject({ status: 'pending', boothLocation: null, decidedAt: null, heldBy: null });
  });
  it('can be neither withdrawn nor edited by the vendor, and the refusal does not reveal it', () => {
    const market = marketEvent();
    const now = new Date('2027-04-01T10:00:00Z');
    const withdraw = { type: 'withdraw', vendorId: facts.vendorId, market, now } as const;
    const edit = { type: 'edit', vendorId: facts.vendorId, contents: contents() } as const;
    const deletePhoto = { type: 'delete-photo', vendorId: facts.vendorId, photoId: 'photo' } as const;
    for (const decision of [accepted(), rejected('Full')])
      for (const command of [withdraw, { ...withdraw, refundPercent: 100 }, edit, deletePhoto])
        given(application, [...pending, held, decision])
          .when(command)
          .thenRefused('APPLICATION.HELD');
  });
  it('is no reason to write to the vendor about a change of the event', () =>
    given(application, [...pending, held, accepted()])
      .when({
        type: 'note-event-change',
        changes: [{ field: 'eventDate', before: '2027-05-08', after: '2027-05-15' }],
        reason: null,
      })
      .thenNothing());
  it('looks pending to the vendor', () => {
    const { state } = given(application, [...pending, held, rejected('Full')]);
    expect(seenByVendor(state)).toMatchObject({ status: 'pending', rejectionReason: null });
    const after = given(application, [...pending, held, rejected('Full'), announced('rejected')]);
    expect(seenByVendor(after.state)).toMatchObject({ status: 'rejected', rejectionReason: 'Full' });
  });
});
