import { Controller } from '@nestjs/common';
import { renderEmail } from '@stallbook/contracts';
import type { RenderedEmail, RenderEmailInput } from '@stallbook/contracts';
import { Handles } from '@stallbook/rpc';
import { EmailTemplates } from '../../email-template/email-templates.js';
import { EmailRecords } from '../email-records.js';
import { render } from '../templates/render.js';

@Controller()
export class RenderEmailHandler {
  constructor(
    private readonly records: EmailRecords,
    private readonly templates: EmailTemplates,
  ) {}

  @Handles(renderEmail)
  async render({ id, type, data, toName }: RenderEmailInput): Promise<RenderedEmail> {
    const alreadySent = id !== undefined && (await this.records.isSent(id));
    return { ...render(type, data, toName, await this.templates.wordingOf(type)), alreadySent };
  }
}
