import { Controller, Inject } from '@nestjs/common';
import { EmailType, Language, previewEmailTemplate } from '@stallbook/contracts';
import type { EmailTemplatePreview, PreviewEmailTemplateInput } from '@stallbook/contracts';
import { CONFIG, publicUrl } from '@stallbook/platform';
import type { StallbookConfig } from '@stallbook/platform';
import { Handles } from '@stallbook/rpc';
import { render } from '../../email/templates/render.js';
import { stoppableKindOf } from '../../preference/preference-kinds.js';
import { checkWording, sampleOf } from '../wording-rules.js';

@Controller()
export class PreviewEmailTemplateHandler {
  constructor(@Inject(CONFIG) private readonly config: StallbookConfig) {}

  @Handles(previewEmailTemplate)
  async handle({
    type,
    language = Language.en,
    subject,
    text,
  }: PreviewEmailTemplateInput): Promise<EmailTemplatePreview> {
    checkWording({ type, language }, { subject, text });
    const sample = sampleOf({ type, language }, this.config.STALLBOOK_PUBLIC_URL);
    const unsubscribeUrl = stoppableKindOf(EmailType[type]) ? publicUrl(this.config, '/unsubscribe') : null;
    return render(type, sample, 'Ann Example', {
      language,
      wording: { subject, text },
      unsubscribeUrl,
    });
  }
}
