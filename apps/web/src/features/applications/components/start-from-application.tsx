import { useFormContext } from 'react-hook-form';
import { Button } from '../../../components/ui/button.js';
import { Notice } from '../../../components/ui/notice.js';
import { useApplicationSuggestionQuery } from '../api/applications.generated.js';
import { templateForm as texts } from '../texts/templates.js';
import type { TemplateFormValues } from '../template-form-schema.js';

/** Offers a new template what the last application says. */
export function StartFromApplication() {
  const form = useFormContext<TemplateFormValues>();
  const last = useApplicationSuggestionQuery().data?.suggestion;
  if (!last || form.watch('productsOffered')) return null;
  const fill = () =>
    form.reset(
      {
        ...form.getValues(),
        productsOffered: last.productsOffered ?? '',
        boothSetup: last.boothRequirements ?? '',
        specialRequirements: last.specialRequests ?? '',
        yearsExperience: String(last.experienceYears ?? ''),
      },
      { keepDefaultValues: true },
    );
  return (
    <Notice
      actions={
        <Button small look="secondary" onClick={fill}>
          {texts.use}
        </Button>
      }
    >
      {texts.start}
    </Notice>
  );
}
