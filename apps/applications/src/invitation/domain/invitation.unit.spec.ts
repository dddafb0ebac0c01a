import { given } from '@stallbook/testing';
import { invitation } from './invitation.decider.js';
import { defaultMessage, type InvitedContact, type InvitedMarket, type Send } from './sending.js';

const ids = { invitationId: 'i', marketEventId: 'm', vendorId: 'v' };
const market: InvitedMarket = {
  marketEventId: 'm',
  title: 'River Market',
  organizerId: null,
  organizerClaimed: false,
  isPast: false,
};
const contact: InvitedContact = {
  contactSubject: 'hash',
  organizerEmail: 'sam@example.org',
  organizerName: 'Sam',
  organizerPhone: null,
  organizerId: null,
  token: 't',
};
const noContact = {
  contactSubject: null,
  organizerEmail: null,
  organizerName: null,
  organizerPhone: null,
  token: null,
};
const send: Send = {
  type: 'send',
  invitationId: 'i',
  vendorId: 'v',
  vendorName: 'Vera Pottery',
  market,
  contact,
  message: 'Please join.',
};
const sent = { type: 'invitation.sent' as const, data: { ...ids, ...contact, customMessage: 'Please join.' } };
const viewed = { type: 'invitation.viewed' as const, data: ids };
const accepted = { type: 'invitation.accepted' as const, data: ids };
const declined = { type: 'invitation.declined' as const, data: ids };

describe('sending an invitation', () => {
  it('[CL-025] stores the address, the name and the phone for a market event without an organizer', () =>
    given(invitation).when(send).then([sent]));

  it('[CL-024] goes to the organizer of the market event, if it has one, whatever address was given', () =>
    given(invitation)
      .when({ ...send, market: { ...market, organizerId: 'o' } })
      .then([
        { type: 'invitation.sent', data: { ...ids, organizerId: 'o', ...noContact, customMessage: 'Please join.' } },
      ]));
  it('goes to an organizer who registered after their claim was approved, without an address', () =>
    given(invitation)
      .when({ ...send, contact: null, market: { ...market, organizerClaimed: true, organizerId: 'o' } })
      .then([
        { type: 'invitation.sent', data: { ...ids, organizerId: 'o', ...noContact, customMessage: 'Please join.' } },
      ]));
  it('is refused without an organizer and an address', () =>
    given(invitation)
      .when({ ...send, contact: null })
      .thenRefused('INVITATION.NOT_POSSIBLE'));

  it.each(['', ' \n '])('[CL-032] replaces a blank message %j by the default text', (message) =>
    given(invitation)
      .when({ ...send, message })
      .then([{ ...sent, data: { ...sent.data, customMessage: defaultMessage('River Market', 'Vera Pottery') } }]),
  );

  it('[CL-027] is refused a second time, with the status', () => {
    const words = (status: string) => `You have already sent an invitation for this event (Status: ${status})`;
    given(invitation, [sent]).when(send).thenRefused('INVITATION.EXISTS', words('pending'));
    given(invitation, [sent, declined]).when(send).thenRefused('INVITATION.EXISTS', words('declined'));
    const past = { ...send, market: { ...market, isPast: true } };
    for (const open of [[sent], [sent, viewed]])
      given(invitation, open).when(past).thenRefused('INVITATION.EXISTS', words('expired'));
    given(invitation, [sent, accepted]).when(past).thenRefused('INVITATION.EXISTS', words('accepted'));
  });

  it('[CL-029] is refused while the organizer of an approved claim has not registered yet', () =>
    given(invitation)
      .when({ ...send, market: { ...market, organizerClaimed: true } })
      .thenRefused('INVITATION.NOT_POSSIBLE', 'Cannot send invitation'));

  it('is refused once the market event has passed', () =>
    given(invitation)
      .when({ ...send, market: { ...market, isPast: true } })
      .thenRefused('INVITATION.EVENT_PAST'));
});

describe('an invitation that was sent', () => {
  it('is viewed once, and not after an answer', () => {
    given(invitation, [sent]).when({ type: 'view' }).then([viewed]);
    given(invitation, [sent, viewed]).when({ type: 'view' }).thenNothing();
    given(invitation, [sent, accepted]).when({ type: 'view' }).thenNothing();
  });

  it('is accepted once, even after it was declined', () => {
    given(invitation, [sent, viewed]).when({ type: 'accept' }).then([accepted]);
    given(invitation, [sent, declined]).when({ type: 'accept' }).then([accepted]);
    given(invitation, [sent, accepted]).when({ type: 'accept' }).thenNothing();
  });

  it('cannot be declined once it was accepted', () => {
    given(invitation, [sent]).when({ type: 'decline' }).then([declined]);
    given(invitation, [sent, declined]).when({ type: 'decline' }).thenNothing();
    given(invitation, [sent, accepted]).when({ type: 'decline' }).thenRefused('INVITATION.ALREADY_ACCEPTED');
  });

  it('stops its emails like a refusal, unless it is answered', () => {
    for (const history of [[sent], [sent, viewed]]) given(invitation, history).when({ type: 'stop' }).then([declined]);
    for (const answer of [accepted, declined]) given(invitation, [sent, answer]).when({ type: 'stop' }).thenNothing();
  });

  it('gets its organizer once someone registers with the address, and is accepted if the link was opened before', () => {
    const command = { type: 'assign-organizer' as const, organizerId: 'o', isEventOfOther: false };
    const found = { type: 'invitation.organizer-assigned' as const, data: { ...ids, organizerId: 'o' } };
    given(invitation, [sent]).when(command).then([found]);
    given(invitation, [sent, viewed]).when(command).then([found, accepted]);
    given(invitation, [sent, declined]).when(command).then([found]);
    given(invitation, [sent, viewed, found]).when({ type: 'view' }).thenNothing();
    given(invitation, [sent, viewed])
      .when({ ...command, isEventOfOther: true })
      .then([found]);
    given(invitation, [sent, found])
      .when({ ...command, organizerId: 'other' })
      .thenNothing();
  });

  it('is handed to the next organizer of its market event, unless it is answered or went to an address', () => {
    const command = { type: 'hand-over' as const, organizerId: 'next' };
    const own = { ...sent, data: { ...sent.data, ...noContact, organizerId: 'o' } };
    const handed = { type: 'invitation.organizer-assigned' as const, data: { ...ids, organizerId: 'next' } };
    for (const history of [[own], [own, viewed], [own, declined]])
      given(invitation, history).when(command).then([handed]);
    given(invitation, [own, handed]).when(command).thenNothing();
    given(invitation, [own, accepted]).when(command).thenNothing();
    given(invitation, [sent]).when(command).thenNothing();
    for (const answer of [viewed, declined])
      given(invitation, [own, answer, handed]).when({ type: 'view' }).then([viewed]);
  });

  it('is deleted with its market event', () => {
    const deleted = { type: 'invitation.deleted' as const, data: ids };
    given(invitation, [sent]).when({ type: 'delete' }).then([deleted]);
    given(invitation, [sent, deleted]).when({ type: 'delete' }).thenNothing();
    given(invitation, [sent, deleted]).when({ type: 'accept' }).thenRefused('NOT_FOUND');
  });
});
