import { Controller } from '@nestjs/common';
import { sendInvitation, type OrganizerInvitation, type SendInvitationInput } from '@stallbook/contracts';
import { EventStore, awaitFact, callerContext, scopedCommandId } from '@stallbook/event-store';
import { actorOf, isPresent, permissionDenied, type CallContext } from '@stallbook/kernel';
import { Handles } from '@stallbook/rpc';
import { ProfileReplicas } from '../../replicas/profile-replicas.js';
import { invitation } from '../domain/invitation.decider.js';
import { invitationIdOf } from '../invitation-id.js';
import { InvitationPresenter } from '../invitation.presenter.js';
import { InvitationQuota } from '../invitation-quota.js';
import { InvitedMarkets } from '../invited-markets.js';
import { InvitedContacts } from './invited-contacts.js';

@Controller()
export class SendInvitationHandler {
  constructor(
    private readonly store: EventStore,
    private readonly markets: InvitedMarkets,
    private readonly contacts: InvitedContacts,
    private readonly profiles: ProfileReplicas,
    private readonly quota: InvitationQuota,
    private readonly presenter: InvitationPresenter,
  ) {}

  @Handles(sendInvitation)
  async handle(input: SendInvitationInput, context: CallContext): Promise<OrganizerInvitation> {
    const { id: vendorId, role } = actorOf(context);
    if (role !== 'vendor') throw permissionDenied('Only vendors can send invitations');
    const market = await this.markets.require(input.eventId);
    const { businessName: vendorName } = await awaitFact(() => this.profiles.find(vendorId));
    const contact = market.organizerId === null ? await this.contacts.from(input) : null;
    const invitationId = invitationIdOf(vendorId, input.eventId);
    const message = input.customMessage ?? '';
    const command = callerContext(context);
    // The transaction may run again.
    let isCounted = false;
    const { state } = await this.store.transaction(
      command,
      async (tx) => {
        const send = { type: 'send' as const, invitationId, vendorId, vendorName, market, contact, message };
        const sent = await tx.execute(invitation, invitationId, send);
        await this.quota.take(vendorId, tx.session);
        if (contact && !isCounted) await this.contacts.count(contact);
        isCounted = true;
        return sent;
      },
      { repeated: () => this.store.answerOf(invitation, scopedCommandId(command)) },
    );
    if (!isPresent(state)) throw new Error('an invitation that was sent is missing');
    return this.presenter.one(state);
  }
}
