import { useFormContext } from 'react-hook-form';
import { ChoiceField, TextField } from '../../../components/ui/form/fields.js';
import { FieldGroup, FieldPair } from '../../../components/ui/form/form.js';
import { Card } from '../../../components/ui/layout.js';
import { refundForm as texts } from '../texts/refunds.js';
import type { EventFormValues } from '../event-form-schema.js';

const options = (Object.keys(texts.presets) as (keyof typeof texts.presets)[]).map((value) => ({
  value,
  label: texts.presets[value],
  hint: texts.terms[value],
}));

export function RefundPolicyFields() {
  const preset = useFormContext<EventFormValues>().watch('refundPreset');
  return (
    <Card>
      <FieldGroup title={texts.title} lead={texts.lead}>
        <ChoiceField name="refundPreset" label={texts.policy} options={options} />
        {preset === 'custom' && (
          <FieldPair>
            <TextField name="refundFullDays" label={texts.fullDays} inputMode="numeric" hint={texts.empty} />
            <TextField
              name="refundPartialPercent"
              label={texts.partialPercent}
              inputMode="numeric"
              hint={texts.empty}
            />
            <TextField name="refundPartialDays" label={texts.partialDays} inputMode="numeric" hint={texts.empty} />
          </FieldPair>
        )}
      </FieldGroup>
    </Card>
  );
}
