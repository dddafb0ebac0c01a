import { Module } from '@nestjs/common';
import { AddressHash, AttemptLimit, EmailQueue } from '@stallbook/platform';
import { DailyUses, dailyUsesSchema, modelsOf } from '@stallbook/platform/odm';
import { ReplicaModule } from '../replicas/replica.module.js';
import { AnswerInvitationHandler } from './answer-invitation/answer-invitation.handler.js';
import { CanSendInvitationHandler } from './can-send-invitation/can-send-invitation.handler.js';
import { ReadInvitationHandler } from './read-invitation/read-invitation.handler.js';
import { InvitationPresenter } from './invitation.presenter.js';
import { InvitationQuota } from './invitation-quota.js';
import { InvitationReader } from './invitation.reader.js';
import { InvitedMarkets } from './invited-markets.js';
import { InvitationMailReaction } from './reactions/invitation-mail.reaction.js';
import { InvitationMarketEventReaction } from './reactions/invitation-market-event.reaction.js';
import { InvitedOrganizerReaction } from './reactions/invited-organizer.reaction.js';
import { ReceivedInvitationsHandler } from './received-invitations/received-invitations.handler.js';
import { InvitedContacts } from './send-invitation/invited-contacts.js';
import { SendInvitationHandler } from './send-invitation/send-invitation.handler.js';
import { SentInvitationsHandler } from './sent-invitations/sent-invitations.handler.js';

@Module({
  imports: [ReplicaModule, modelsOf(dailyUsesSchema)],
  controllers: [
    SendInvitationHandler,
    CanSendInvitationHandler,
    ReadInvitationHandler,
    AnswerInvitationHandler,
    SentInvitationsHandler,
    ReceivedInvitationsHandler,
  ],
  providers: [
    AddressHash,
    AttemptLimit,
    DailyUses,
    EmailQueue,
    InvitationPresenter,
    InvitationQuota,
    InvitationReader,
    InvitedContacts,
    InvitedMarkets,
    InvitationMailReaction,
    InvitationMarketEventReaction,
    InvitedOrganizerReaction,
  ],
})
export class InvitationModule {}
