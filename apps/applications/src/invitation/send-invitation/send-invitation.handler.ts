import { Controller } from '@nestjs/common';
import { sendInvitation, type OrganizerInvitation, type SendInvitationInput } from '@stallbook/contracts';
import { EventStore, awaitFact, callerContext } from '@stallbook/event-store';
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
    const send = { type: 'send' as const, invitationId, vendorId, vendorName, market, contact, message };
    const execute = () =>
      this.store.transaction(
        command,
        async (tx) => {
          const sent = await tx.execute(invitation, invitationId, send);
          await this.quota.take(vendorId, tx.session);
          return sent;
        },
        { repeated: () => this.store.answerOf(invitation, command) },
      );
    // What was already sent is refused or answered again, without another email.
    const earlier = await this.store.load(invitation, invitationId);
    const isMailed = contact !== null && !isPresent(earlier.state);
    const { state } = isMailed ? await this.contacts.counting(contact, execute) : await execute();
    if (!isPresent(state)) throw new Error('an invitation that was sent is missing');
    return this.presenter.one(state);
  }
}
