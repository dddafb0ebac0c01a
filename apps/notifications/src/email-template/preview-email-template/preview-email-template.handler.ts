import { Controller, Inject } from '@nestjs/common';
import { previewEmailTemplate } from '@stallbook/contracts';
import type { EmailTemplatePreview, PreviewEmailTemplateInput } from '@stallbook/contracts';
import { CONFIG } from '@stallbook/platform';
import type { StallbookConfig } from '@stallbook/platform';
import { Handles } from '@stallbook/rpc';
import { render } from '../../email/templates/render.js';
import { checkWording, sampleOf } from '../wording-rules.js';

@Controller()
export class PreviewEmailTemplateHandler {
  constructor(@Inject(CONFIG) private readonly config: StallbookConfig) {}

  @Handles(previewEmailTemplate)
  async handle({ type, subject, text }: PreviewEmailTemplateInput): Promise<EmailTemplatePreview> {
    checkWording(type, { subject, text });
    return render(type, sampleOf(type, this.config.STALLBOOK_PUBLIC_URL), 'Ann Example', { subject, text });
  }
}
