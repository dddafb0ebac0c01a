import { Controller } from '@nestjs/common';
import { sentInvitations, type OrganizerInvitationPage, type SentInvitationsInput } from '@stallbook/contracts';
import { actorOf, type CallContext } from '@stallbook/kernel';
import { Handles } from '@stallbook/rpc';
import { InvitationPresenter } from '../invitation.presenter.js';
import { InvitationReader } from '../invitation.reader.js';

@Controller()
export class SentInvitationsHandler {
  constructor(
    private readonly reader: InvitationReader,
    private readonly presenter: InvitationPresenter,
  ) {}

  @Handles(sentInvitations)
  async handle(input: SentInvitationsInput, context: CallContext): Promise<OrganizerInvitationPage> {
    const { items, total } = await this.reader.page({ vendorId: actorOf(context).id }, input);
    return { items: await this.presenter.many(items), total };
  }
}
