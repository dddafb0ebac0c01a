import { Controller } from '@nestjs/common';
import { invitation, type InvitationInput, type OrganizerInvitation } from '@stallbook/contracts';
import type { CallContext } from '@stallbook/kernel';
import { Handles } from '@stallbook/rpc';
import { InvitationPresenter } from '../invitation.presenter.js';
import { InvitationReader } from '../invitation.reader.js';

@Controller()
export class ReadInvitationHandler {
  constructor(
    private readonly reader: InvitationReader,
    private readonly presenter: InvitationPresenter,
  ) {}

  @Handles(invitation)
  async handle(input: InvitationInput, { actor }: CallContext): Promise<OrganizerInvitation> {
    return this.presenter.one(await this.reader.asParty(input, actor));
  }
}
