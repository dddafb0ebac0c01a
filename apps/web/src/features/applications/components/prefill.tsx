import { useState } from 'react';
import { useFormContext } from 'react-hook-form';
import { Button } from '../../../components/ui/button.js';
import { Notice } from '../../../components/ui/notice.js';
import {
  useApplicationSuggestionQuery,
  type TemplateFactsFragment as Template,
} from '../api/applications.generated.js';
import { prefill, templatePicker } from '../texts/templates.js';
import { useTemplates } from '../use-templates.js';
import { emptyApplication, toApplicationForm, type ApplicationFormValues } from '../application-form-schema.js';
import { TemplateSelect } from './template-select.js';

const fromTemplate = (template: Template): Partial<ApplicationFormValues> => ({
  productsOffered: template.productsOffered,
  boothRequirements: template.boothSetup ?? '',
  specialRequests: template.specialRequirements ?? '',
  experienceYears: String(template.yearsExperience ?? ''),
});

/** Fills the surrounding form in: from a template, or from the last application. */
export function Prefill({ onTemplate }: { onTemplate: (id: string | null) => void }) {
  const form = useFormContext<ApplicationFormValues>();
  const { templates = [] } = useTemplates();
  const { data } = useApplicationSuggestionQuery();
  const [filled, setFilled] = useState<{ before: ApplicationFormValues; text: string; templateId: string }>();
  const isEmpty = Object.keys(emptyApplication).every((name) => !form.getValues(name as keyof ApplicationFormValues));
  const put = (values: ApplicationFormValues) => form.reset(values, { keepDefaultValues: true });
  const fill = (values: Partial<ApplicationFormValues>, text: string, templateId = '') => {
    const before = { ...form.getValues() };
    put({ ...before, ...values });
    setFilled({ before, text, templateId });
    onTemplate(templateId || null);
  };
  const undo = () => {
    if (filled) put(filled.before);
    setFilled(undefined);
    onTemplate(null);
  };
  const choose = (id: string) => {
    const template = templates.find((one) => one.id === id);
    if (template) fill(fromTemplate(template), templatePicker.filled(template.templateName), id);
  };
  const suggestion = data?.suggestion;
  return (
    <>
      {templates.length > 0 && (
        <TemplateSelect
          label={templatePicker.label}
          placeholder={templatePicker.none}
          templates={templates}
          value={filled?.templateId ?? ''}
          onChange={choose}
        />
      )}
      {filled && (
        <Notice
          actions={
            <Button small look="secondary" onClick={undo}>
              {templatePicker.undo}
            </Button>
          }
        >
          {filled.text}
        </Notice>
      )}
      {!filled && isEmpty && suggestion && (
        <Notice
          actions={
            <Button small look="secondary" onClick={() => fill(toApplicationForm(suggestion), prefill.filled)}>
              {prefill.use}
            </Button>
          }
        >
          {prefill.text(suggestion.event?.title ?? prefill.someEvent)}
        </Notice>
      )}
    </>
  );
}
