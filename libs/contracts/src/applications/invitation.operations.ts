import { defineCommand, defineQuery } from '@stallbook/kernel';
import {
  AnswerInvitationInput,
  CanSendInvitationInput,
  InvitationInput,
  ReceivedInvitationsInput,
  SendInvitationInput,
  SentInvitationsInput,
  type InvitationCheck,
  type OrganizerInvitation,
  type OrganizerInvitationPage,
} from './invitation.dto.js';

/** Open to every signed-in user, because the service itself answers `Only vendors can send invitations`. */
export const sendInvitation = defineCommand<OrganizerInvitation>()('applications.sendInvitation', {
  input: SendInvitationInput,
  access: 'signed-in',
});

export const canSendInvitation = defineQuery<InvitationCheck>()('applications.canSendInvitation', {
  input: CanSendInvitationInput,
  access: ['vendor'],
});

/** For the vendor, the invited organizer, and the holder of the token. @throws NOT_FOUND for anyone else */
export const invitation = defineQuery<OrganizerInvitation>()('applications.invitation', {
  input: InvitationInput,
  access: 'public',
});

/** For the invited organizer and the holder of the token. @throws NOT_FOUND for anyone else */
export const answerInvitation = defineCommand<OrganizerInvitation>()('applications.answerInvitation', {
  input: AnswerInvitationInput,
  access: 'public',
});

export const sentInvitations = defineQuery<OrganizerInvitationPage>()('applications.sentInvitations', {
  input: SentInvitationsInput,
  access: ['vendor'],
});

export const receivedInvitations = defineQuery<OrganizerInvitationPage>()('applications.receivedInvitations', {
  input: ReceivedInvitationsInput,
  access: ['organizer'],
});
