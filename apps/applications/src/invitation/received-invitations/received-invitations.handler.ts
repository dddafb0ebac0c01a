import { Controller } from '@nestjs/common';
import { receivedInvitations, type OrganizerInvitationPage, type ReceivedInvitationsInput } from '@stallbook/contracts';
import { actorOf, type CallContext } from '@stallbook/kernel';
import { Handles } from '@stallbook/rpc';
import { InvitationPresenter } from '../invitation.presenter.js';
import { InvitationReader } from '../invitation.reader.js';

@Controller()
export class ReceivedInvitationsHandler {
  constructor(
    private readonly reader: InvitationReader,
    private readonly presenter: InvitationPresenter,
  ) {}

  @Handles(receivedInvitations)
  async handle(input: ReceivedInvitationsInput, context: CallContext): Promise<OrganizerInvitationPage> {
    const { items, total } = await this.reader.page({ organizerId: actorOf(context).id }, input);
    return { items: await this.presenter.many(items), total };
  }
}
