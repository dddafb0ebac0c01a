import { Controller } from '@nestjs/common';
import { myApplicationTemplates, type ApplicationTemplate, type NoInput } from '@stallbook/contracts';
import { actorOf, type CallContext } from '@stallbook/kernel';
import { MembershipReplicas } from '@stallbook/membership';
import { Handles } from '@stallbook/rpc';
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
    await this.memberships.assert(vendorId, 'isVendorPro');
    const found = await this.reader.newestOf(vendorId);
    return found.map(showTemplate);
  }
}
