import { useEffect, useEffectEvent } from 'react';
import { zodResolver } from '@hookform/resolvers/zod';
import { useForm, type UseFormReturn } from 'react-hook-form';
import { Button } from '../../../components/ui/button.js';
import { ChoiceField, TextField } from '../../../components/ui/form/fields.js';
import { FieldPair, Form, FormProblem, SubmitButton } from '../../../components/ui/form/form.js';
import { Row } from '../../../components/ui/layout.js';
import { PhoneField } from '../../../components/ui/form/typed-fields.js';
import { profileFields } from '../texts/fields.js';
import { register } from '../texts/register.js';
import { profileSchema, type ProfileValues } from '../register-schema.js';

export type ProfileForm = UseFormReturn<ProfileValues, unknown, ProfileValues>;
/** The role may be empty until the form is sent. */
export type ProfileDraft = Omit<ProfileValues, 'role'> & { role: ProfileValues['role'] | '' };

interface ProfileStepProps {
  values: ProfileDraft;
  submitLabel: string;
  onBack?: () => void;
  onTyped?: (values: ProfileDraft) => void;
  onSubmit: (values: ProfileValues, form: ProfileForm) => void | Promise<void>;
}

export function ProfileStep({ values, submitLabel, onBack, onTyped, onSubmit }: ProfileStepProps) {
  const form = useForm<ProfileValues>({
    defaultValues: values as ProfileValues,
    resolver: zodResolver(profileSchema),
  });
  const typed = useEffectEvent((draft: ProfileDraft) => onTyped?.({ ...draft }));
  useEffect(() => form.subscribe({ formState: { values: true }, callback: ({ values }) => typed(values) }), [form]);
  return (
    <Form isStep form={form} onSubmit={(sent) => onSubmit(sent, form)} label={register.forms.profile}>
      <ChoiceField name="role" label={profileFields.role} options={profileFields.roles} />
      <TextField name="businessName" label={profileFields.businessName} autoComplete="organization" />
      <TextField name="contactName" label={profileFields.contactName} autoComplete="name" />
      <PhoneField name="phone" label={profileFields.optional.phone} />
      <TextField name="address" label={profileFields.optional.address} autoComplete="street-address" />
      <FieldPair>
        <TextField name="city" label={profileFields.city} autoComplete="address-level2" />
        <TextField name="state" label={profileFields.state} autoComplete="address-level1" />
      </FieldPair>
      <TextField name="zipCode" label={profileFields.optional.zipCode} autoComplete="postal-code" inputMode="numeric" />
      <FormProblem />
      <Row>
        <SubmitButton>{submitLabel}</SubmitButton>
        {onBack && (
          <Button look="secondary" onClick={onBack}>
            {register.back}
          </Button>
        )}
      </Row>
    </Form>
  );
}
