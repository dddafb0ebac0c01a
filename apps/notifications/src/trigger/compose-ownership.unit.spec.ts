import { EmailType, NotificationType } from '@stallbook/contracts';
import { known, planFor } from '../testing/composed.js';
import { compose } from './compose.js';
import type { Trigger } from './trigger.js';

const claim = { claimId: 'c1', marketEventId: 'm1', title: 'River Market', organizerId: 'owen' };

describe('composing what happens to the event of an organizer', () => {
  it('[CL-038] notifies both organizers of a transfer', () => {
    const data = { marketEventId: 'm1', organizerId: 'owen', formerOrganizerId: 'fay' };
    expect(planFor({ type: 'market-event.transferred', data })).toEqual({
      notifications: [
        ['owen', NotificationType.event_transferred, 'You now manage River Market.'],
        ['fay', NotificationType.event_transferred, 'You no longer manage River Market.'],
      ],
      emails: [
        ['owen', EmailType.event_transferred],
        ['fay', EmailType.event_transferred],
      ],
    });
    const first = { ...data, formerOrganizerId: null };
    expect(planFor({ type: 'market-event.transferred', data: first }).emails).toEqual([
      ['owen', EmailType.event_transferred],
    ]);
  });

  it('notifies the organizer of an event that was taken down, with the reason, and when it is restored', () => {
    const data = { marketEventId: 'm1', organizerId: 'owen', reason: 'The park has no permit.' };
    const takenDown: Trigger = { type: 'market-event.taken-down', data };
    expect(planFor(takenDown)).toEqual({
      notifications: [
        [
          'owen',
          NotificationType.event_taken_down,
          'Our staff took River Market down. Reason: The park has no permit.',
        ],
      ],
      emails: [['owen', EmailType.event_taken_down]],
    });
    expect(compose(takenDown, known).emails[0]?.data).toMatchObject({ reason: 'The park has no permit.' });
    expect(planFor({ type: 'market-event.restored', data })).toEqual({
      notifications: [['owen', NotificationType.event_restored, 'Our staff restored River Market.']],
      emails: [['owen', EmailType.event_restored]],
    });
  });

  it('notifies a vendor who applied that the event is hidden, and when it is back', () => {
    const data = { applicationId: 'a1', marketEventId: 'm1', vendorId: 'vera', organizerId: 'owen' };
    const hidden = 'River Market is hidden for now. Your application stays, and no payment is due meanwhile.';
    expect(planFor({ type: 'application.event-hidden', data })).toEqual({
      notifications: [['vera', NotificationType.event_changed, hidden]],
      emails: [['vera', EmailType.applied_event_hidden]],
    });
    const back = 'Our staff restored River Market.';
    expect(planFor({ type: 'application.event-restored', data })).toEqual({
      notifications: [['vera', NotificationType.event_changed, back]],
      emails: [['vera', EmailType.applied_event_restored]],
    });
  });

  it('notifies a vendor who applied that the organizer left, and what that means for their money', () => {
    const data = { applicationId: 'a1', marketEventId: 'm1', vendorId: 'vera', organizerId: 'owen' };
    const left =
      'The organizer of River Market deleted their account. No payment is due. What you paid is not refunded automatically.';
    expect(planFor({ type: 'application.organizer-left', data })).toEqual({
      notifications: [['vera', NotificationType.event_changed, left]],
      emails: [['vera', EmailType.applied_event_organizer_left]],
    });
  });

  it('[EV-064] notifies a vendor who applied that the event is canceled', () => {
    const data = { applicationId: 'a1', marketEventId: 'm1', vendorId: 'vera', organizerId: 'owen' };
    const canceled = 'The organizer canceled River Market. Everyone who paid gets a full refund.';
    expect(planFor({ type: 'application.event-canceled', data })).toEqual({
      notifications: [['vera', NotificationType.event_changed, canceled]],
      emails: [['vera', EmailType.applied_event_canceled]],
    });
  });

  it.each(['market-event.taken-down', 'market-event.restored'] as const)(
    'notifies no one of %s for an import without an organizer',
    (type) => {
      const data = { marketEventId: 'm1', organizerId: null, reason: 'The park has no permit.' };
      expect(planFor({ type, data })).toEqual({ notifications: [], emails: [] });
    },
  );

  it('[NO-003] notifies a registered organizer of the decision on a claim', () => {
    expect(planFor({ type: 'claim.approved', data: claim }).notifications).toEqual([
      ['owen', NotificationType.claim_approved, 'You now manage River Market.'],
    ]);
    const assigned = { marketEventId: 'm1', title: 'River Market', organizerId: 'owen' };
    expect(planFor({ type: 'market-event.owner-assigned', data: assigned })).toEqual({
      notifications: [['owen', NotificationType.claim_approved, 'You now manage River Market.']],
      emails: [],
    });
    expect(planFor({ type: 'claim.denied', data: claim }).notifications).toEqual([
      ['owen', NotificationType.claim_denied, 'Your claim for River Market was not approved.'],
    ]);
    expect(planFor({ type: 'claim.denied', data: { ...claim, organizerId: null } })).toEqual({
      notifications: [],
      emails: [],
    });
  });
});
