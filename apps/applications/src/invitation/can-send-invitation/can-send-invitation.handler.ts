import { Controller } from '@nestjs/common';
import {
  canSendInvitation,
  InvitationRefusal,
  InvitationStatus,
  type CanSendInvitationInput,
  type InvitationCheck,
} from '@stallbook/contracts';
import { actorOf, type CallContext } from '@stallbook/kernel';
import { Handles } from '@stallbook/rpc';
import { statusOf } from '../domain/invitation.state.js';
import { invitationIdOf } from '../invitation-id.js';
import { InvitationQuota, INVITATIONS_PER_DAY } from '../invitation-quota.js';
import { InvitationReader } from '../invitation.reader.js';
import { InvitedMarkets } from '../invited-markets.js';

@Controller()
export class CanSendInvitationHandler {
  constructor(
    private readonly reader: InvitationReader,
    private readonly quota: InvitationQuota,
    private readonly markets: InvitedMarkets,
  ) {}

  @Handles(canSendInvitation)
  async handle({ eventId }: CanSendInvitationInput, context: CallContext): Promise<InvitationCheck> {
    const vendorId = actorOf(context).id;
    const [market, sent, dailyCount] = await Promise.all([
      this.markets.require(eventId),
      this.reader.collection.findOne({ _id: invitationIdOf(vendorId, eventId) }),
      this.quota.sentToday(vendorId),
    ]);
    const existingStatus = sent && InvitationStatus[statusOf(sent, market.isPast)];
    const needsContact = market.organizerId === null;
    const isPossible = !market.isPast && !(needsContact && market.organizerClaimed);
    const reason = sent
      ? InvitationRefusal.invitation_exists
      : dailyCount >= INVITATIONS_PER_DAY
        ? InvitationRefusal.rate_limit_exceeded
        : null;
    return { canSend: reason === null && isPossible, reason, existingStatus, needsContact, dailyCount };
  }
}
