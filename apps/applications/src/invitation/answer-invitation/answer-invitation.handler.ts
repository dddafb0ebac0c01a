import { Controller } from '@nestjs/common';
import {
  answerInvitation,
  InvitationAnswer,
  type AnswerInvitationInput,
  type OrganizerInvitation,
} from '@stallbook/contracts';
import { EventStore, PersonEraser, callerContext } from '@stallbook/event-store';
import { isPresent, type CallContext } from '@stallbook/kernel';
import { Handles } from '@stallbook/rpc';
import { MarketEventReplicas } from '../../replicas/market-event-replicas.js';
import { invitation, type InvitationCommand } from '../domain/invitation.decider.js';
import { eventOfOther, eventPast } from '../domain/sending.js';
import { InvitationPresenter } from '../invitation.presenter.js';
import { InvitationReader } from '../invitation.reader.js';
import { InvitedMarkets } from '../invited-markets.js';

const commands: Record<InvitationAnswer, InvitationCommand> = {
  viewed: { type: 'view' },
  accepted: { type: 'accept' },
  declined: { type: 'decline' },
  unsubscribed: { type: 'stop' },
};

@Controller()
export class AnswerInvitationHandler {
  constructor(
    private readonly store: EventStore,
    private readonly reader: InvitationReader,
    private readonly presenter: InvitationPresenter,
    private readonly markets: MarketEventReplicas,
    private readonly invited: InvitedMarkets,
    private readonly eraser: PersonEraser,
  ) {}

  @Handles(answerInvitation)
  async handle(input: AnswerInvitationInput, context: CallContext): Promise<OrganizerInvitation> {
    const { contactSubject, marketEventId, organizerId } = await this.reader.asRecipient(input, context.actor);
    if (input.answer === InvitationAnswer.accepted) {
      const market = await this.markets.find(marketEventId);
      if (this.invited.isPast(market)) throw eventPast();
      if (this.invited.isOfOther(market, organizerId)) throw eventOfOther();
    }
    const command = callerContext(context);
    const { state } = await this.store.execute(invitation, input.id, command, commands[input.answer]);
    // Without its key the address is unreadable, in later invitations too, so it gets no more emails.
    if (input.answer === InvitationAnswer.unsubscribed && contactSubject) await this.eraser.erase(contactSubject);
    if (!isPresent(state)) throw new Error('an invitation that was answered is missing');
    return this.presenter.one(state);
  }
}
