import { Args, Extensions, Mutation, Query, Resolver } from '@nestjs/graphql';
import {
  EmailOutcome,
  EmailTemplate,
  EmailTemplatePreview,
  EmailTemplateType,
  Language,
  PreviewEmailTemplateInput,
  SaveEmailTemplateInput,
  SendTestEmailInput,
  emailTemplates,
  previewEmailTemplate,
  saveEmailTemplate,
  sendTestEmail,
} from '@stallbook/contracts';
import type { Caller } from '../session/caller.js';
import { CurrentCaller } from '../graphql/context.js';

@Resolver()
export class EmailTemplatesResolver {
  @Query(() => [EmailTemplate])
  @Extensions({ longest: Object.keys(EmailTemplateType).length * Object.keys(Language).length })
  emailTemplates(@CurrentCaller() caller: Caller): Promise<EmailTemplate[]> {
    return caller.call(emailTemplates, {});
  }

  @Query(() => EmailTemplatePreview)
  previewEmailTemplate(
    @Args('input') input: PreviewEmailTemplateInput,
    @CurrentCaller() caller: Caller,
  ): Promise<EmailTemplatePreview> {
    return caller.call(previewEmailTemplate, input);
  }

  @Mutation(() => EmailTemplate)
  saveEmailTemplate(
    @Args('input') input: SaveEmailTemplateInput,
    @CurrentCaller() caller: Caller,
  ): Promise<EmailTemplate> {
    return caller.call(saveEmailTemplate, input);
  }

  @Mutation(() => EmailOutcome)
  sendTestEmail(@Args('input') input: SendTestEmailInput, @CurrentCaller() caller: Caller): Promise<EmailOutcome> {
    return caller.call(sendTestEmail, input, { timeoutMs: 12_000 });
  }
}
