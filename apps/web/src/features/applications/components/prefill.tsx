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
import { answerNames, only, toApplicationForm, type ApplicationFormValues } from '../application-form-schema.js';
import { TemplateSelect } from './template-select.js';

const fromTemplate = (template: Template): Partial<ApplicationFormValues> => ({
  productsOffered: template.productsOffered,
  boothRequirements: template.boothSetup ?? '',
  specialRequests: template.specialRequirements ?? '',
  experienceYears: String(template.yearsExperience ?? ''),
});

interface Filled {
  text: string;
  /** What was filled in, also by an earlier choice, and what it replaced. */
  values: Partial<ApplicationFormValues>;
  before: ApplicationFormValues;
}

interface PrefillProps {
  templateId: string;
  /** Empty: no template fills the form. */
  onTemplate: (id: string) => void;
}

/** Fills the surrounding form in: from a template, or from the last application. */
export function Prefill({ templateId, onTemplate }: PrefillProps) {
  const form = useFormContext<ApplicationFormValues>();
  const { templates = [] } = useTemplates();
  const { data } = useApplicationSuggestionQuery();
  const [filled, setFilled] = useState<Filled>();
  const isEmpty = answerNames.every((name) => !form.getValues(name));
  const put = (values: Partial<ApplicationFormValues>) =>
    form.reset({ ...form.getValues(), ...values }, { keepDefaultValues: true });
  /** The answers from before it was filled in. What was typed since stays. */
  const earlier = () =>
    filled
      ? only(
          filled.before,
          answerNames.filter((name) => form.getValues(name) === filled.values[name]),
        )
      : {};
  const fill = (values: Partial<ApplicationFormValues>, text: string, id = '') => {
    const before = { ...form.getValues(), ...earlier() };
    setFilled({ text, values: { ...filled?.values, ...values }, before });
    put(values);
    onTemplate(id);
  };
  const undo = () => {
    if (filled) put(earlier());
    setFilled(undefined);
    onTemplate('');
  };
  const choose = (id: string) => {
    const template = templates.find((one) => one.id === id);
    if (template) fill(fromTemplate(template), templatePicker.filled(template.templateName), id);
    else undo();
  };
  const suggestion = data?.suggestion;
  return (
    <>
      {templates.length > 0 && (
        <TemplateSelect
          label={templatePicker.label}
          placeholder={templatePicker.none}
          templates={templates}
          value={templateId}
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
