import { Controller } from '@nestjs/common';
import { deleteApplicationTemplate as operation, type ByIdInput, type Done } from '@stallbook/contracts';
import { callerContext, EventStore } from '@stallbook/event-store';
import { actorOf, type CallContext } from '@stallbook/kernel';
import { MembershipReplicas } from '@stallbook/membership';
import { Handles } from '@stallbook/rpc';
import { applicationTemplate } from '../domain/application-template.decider.js';

@Controller()
export class DeleteApplicationTemplateHandler {
  constructor(
    private readonly store: EventStore,
    private readonly memberships: MembershipReplicas,
  ) {}

  @Handles(operation)
  async handle({ id }: ByIdInput, context: CallContext): Promise<Done> {
    const vendorId = actorOf(context).id;
    await this.memberships.assert(vendorId, 'isVendorPro');
    await this.store.execute(applicationTemplate, id, callerContext(context), { type: 'delete', vendorId });
    return { id };
  }
}
