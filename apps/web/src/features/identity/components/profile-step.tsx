import { zodResolver } from '@hookform/resolvers/zod';
import { useForm, type UseFormReturn } from 'react-hook-form';
import { Button } from '../../../components/ui/button.js';
import { ChoiceField, TextField } from '../../../components/ui/fields.js';
import { FieldPair, Form, FormProblem, SubmitButton } from '../../../components/ui/form.js';
import { Row } from '../../../components/ui/layout.js';
import { PhoneField } from '../../../components/ui/typed-fields.js';
import { profileSchema, type ProfileValues } from './register-schema.js';

export type ProfileForm = UseFormReturn<ProfileValues, unknown, ProfileValues>;
/** Nothing is chosen at first, so the role may be empty until the form is sent. */
export type ProfileDraft = Omit<ProfileValues, 'role'> & { role: ProfileValues['role'] | '' };

interface ProfileStepProps {
  values: ProfileDraft;
  busy: boolean;
  problem: string;
  submitLabel: string;
  onBack?: (values: ProfileDraft) => void;
  onSubmit: (values: ProfileValues, form: ProfileForm) => void | Promise<void>;
}

export function ProfileStep({ values, busy, problem, submitLabel, onBack, onSubmit }: ProfileStepProps) {
  const form = useForm<ProfileValues, unknown, ProfileValues>({
    defaultValues: values as ProfileValues,
    resolver: zodResolver(profileSchema),
  });
  return (
    <Form form={form} onSubmit={(sent) => onSubmit(sent, form)} label="Profile">
      <ChoiceField
        name="role"
        label="What brings you here?"
        options={[
          { value: 'vendor', label: 'Vendor', hint: 'I sell at markets.' },
          { value: 'organizer', label: 'Organizer', hint: 'I run markets.' },
        ]}
      />
      <TextField name="businessName" label="Business name" autoComplete="organization" />
      <TextField name="contactName" label="Contact name" autoComplete="name" />
      <PhoneField name="phone" label="Phone (optional)" />
      <TextField name="address" label="Street address (optional)" autoComplete="street-address" />
      <FieldPair>
        <TextField name="city" label="City" autoComplete="address-level2" />
        <TextField name="state" label="State" autoComplete="address-level1" />
      </FieldPair>
      <TextField name="zipCode" label="ZIP code (optional)" autoComplete="postal-code" inputMode="numeric" />
      <FormProblem message={problem} />
      <Row>
        <SubmitButton busy={busy}>{submitLabel}</SubmitButton>
        {onBack && (
          <Button look="secondary" onClick={() => onBack(form.getValues())}>
            Back
          </Button>
        )}
      </Row>
    </Form>
  );
}
