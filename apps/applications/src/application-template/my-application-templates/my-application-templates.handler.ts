import { Controller } from '@nestjs/common';
import { myApplicationTemplates, type ApplicationTemplate, type NoInput } from '@stallbook/contracts';
import { actorOf, type CallContext } from '@stallbook/kernel';
import { Handles } from '@stallbook/rpc';
import { MembershipReplicas } from '../../replicas/membership-replicas.js';
import { showTemplate } from '../application-template.presenter.js';
import { ApplicationTemplateReader } from '../application-template.reader.js';

@Controller()
export class MyApplicationTemplatesHandler {
  constructor(
    private readonly reader: ApplicationTemplateReader,
    private readonly memberships: MembershipReplicas,
  ) {}

  @Handles(myApplicationTemplates)
  async handle(_: NoInput, context: CallContext): Promise<ApplicationTemplate[]> {
    const vendorId = actorOf(context).id;
    await this.memberships.assertTemplates(vendorId);
    const found = await this.reader.newestOf(vendorId);
    return found.map(showTemplate);
  }
}
