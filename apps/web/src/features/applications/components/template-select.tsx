import { Field } from '../../../components/ui/form/field.js';
import type { TemplateFactsFragment as Template } from '../api/applications.generated.js';

interface TemplateSelectProps {
  label: string;
  templates: readonly Template[];
  value: string;
  placeholder?: string;
  onChange: (id: string) => void;
}

export function TemplateSelect({ label, templates, value, placeholder, onChange }: TemplateSelectProps) {
  return (
    <Field label={label}>
      {(control) => (
        <select {...control} value={value} onChange={({ target }) => onChange(target.value)}>
          {placeholder !== undefined && <option value="">{placeholder}</option>}
          {templates.map(({ id, templateName }) => (
            <option key={id} value={id}>
              {templateName}
            </option>
          ))}
        </select>
      )}
    </Field>
  );
}
