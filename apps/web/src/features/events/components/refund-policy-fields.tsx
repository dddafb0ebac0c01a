import { useFormContext } from 'react-hook-form';
import { ChoiceField, TextField } from '../../../components/ui/fields.js';
import { FieldGroup, FieldPair } from '../../../components/ui/form.js';
import { Card } from '../../../components/ui/layout.js';
import { refundForm as words } from '../texts/refunds.js';
import type { EventFormValues } from './event-form-schema.js';

const options = (Object.keys(words.presets) as (keyof typeof words.presets)[]).map((value) => ({
  value,
  label: words.presets[value],
  hint: words.terms[value],
}));

export function RefundPolicyFields() {
  const preset = useFormContext<EventFormValues>().watch('refundPreset');
  return (
    <Card>
      <FieldGroup title={words.title} lead={words.lead}>
        <ChoiceField name="refundPreset" label={words.policy} options={options} />
        {preset === 'custom' && (
          <FieldPair>
            <TextField name="refundFullDays" label={words.fullDays} inputMode="numeric" hint={words.empty} />
            <TextField
              name="refundPartialPercent"
              label={words.partialPercent}
              inputMode="numeric"
              hint={words.empty}
            />
            <TextField name="refundPartialDays" label={words.partialDays} inputMode="numeric" hint={words.empty} />
          </FieldPair>
        )}
      </FieldGroup>
    </Card>
  );
}
