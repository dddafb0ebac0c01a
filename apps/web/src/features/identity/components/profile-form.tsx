import { useEffect } from 'react';
import { useForm, type Resolver } from 'react-hook-form';
import { FormDraft } from '../../../components/drafts/form-draft.js';
import { afterSaving } from '../../../components/ui/form/after-saving.js';
import { TextArea, TextField } from '../../../components/ui/form/fields.js';
import { FormConflict } from '../../../components/ui/form/form-conflict.js';
import { FieldGroup, FieldPair, Form, FormProblem, SubmitButton } from '../../../components/ui/form/form.js';
import { submitForm } from '../../../components/ui/form/submit-form.js';
import { showServerErrors } from '../../../components/ui/form/server-errors.js';
import { toast } from '../../../components/ui/toast.js';
import { useConflict } from '../../../components/ui/form/use-conflict.js';
import { PhoneField, WebAddressField } from '../../../components/ui/form/typed-fields.js';
import { commaParts } from '../../../lib/format/text.js';
import { loadChunk, loadIfThere } from '../../../lib/load-chunk.js';
import { useSessionQuery } from '../../../lib/session/session-api.js';
import type { SessionProfile } from '../../../lib/session/types.js';
import { useAppStore } from '../../../lib/state/hooks.js';
import { onceIdle } from '../../../lib/when-idle.js';
import { useUpdateProfileMutation } from '../api/identity.generated.js';
import { profileForm } from '../texts/account.js';
import { profileFields } from '../texts/fields.js';
import type { ProfileFormValues as Values } from '../profile-schema.js';

const loadSchema = () => loadChunk(() => import('../profile-schema.js'));
const resolver: Resolver<Values> = async (...asked) => (await loadSchema()).profileResolver(...asked);

const valuesOf = (profile: SessionProfile): Values => ({
  businessName: profile.businessName,
  contactName: profile.contactName,
  phone: profile.phone ?? '',
  address: profile.address ?? '',
  city: profile.city,
  state: profile.state,
  zipCode: profile.zipCode ?? '',
  website: profile.website ?? '',
  description: profile.description ?? '',
  productCategories: profile.productCategories.join(', '),
});

const inputOf = (values: Values) => ({
  ...values,
  website: values.website || null,
  productCategories: Array.from(new Set(commaParts(values.productCategories))),
});

export function ProfileEditor({ profile }: { profile: SessionProfile }) {
  const [update] = useUpdateProfileMutation();
  const { refetch } = useSessionQuery();
  const store = useAppStore();
  const saved = valuesOf(profile);
  const form = useForm<Values>({ resolver, defaultValues: saved });
  // Needed to save, and then perhaps without a network.
  useEffect(() => void loadIfThere(onceIdle(() => import('../profile-schema.js'))), []);
  const { conflict, send, settle, restored } = useConflict({
    form,
    saved,
    code: 'PROFILE.CHANGED_MEANWHILE',
    save: (values, seen) => update({ input: { ...inputOf(values), before: inputOf(seen) } }),
    newest: async () => {
      const { data, error } = await refetch();
      // Without a network, the answer is one that this browser kept.
      const isRead = !error && !store.getState().offline.showsKept;
      return isRead && data?.profile ? valuesOf(data.profile) : undefined;
    },
  });
  const save = async (values: Values) => {
    const takeOver = afterSaving(form);
    const { error } = await send(values);
    if (error) {
      showServerErrors(form, error, profileForm.failed);
      return;
    }
    takeOver(values);
    toast(profileForm.saved);
  };
  return (
    <Form form={form} onSubmit={save} label={profileForm.form}>
      <FormDraft whileTyping onRestored={restored} />
      <FieldGroup title={profileForm.business}>
        <TextField name="businessName" label={profileFields.businessName} autoComplete="organization" />
        <TextArea name="description" label={profileFields.description} hint={profileFields.descriptionHint} />
        <TextField
          name="productCategories"
          label={profileFields.productCategories}
          hint={profileFields.productCategoriesHint}
        />
        <WebAddressField name="website" label={profileFields.website} />
      </FieldGroup>
      <FieldGroup title={profileForm.contact}>
        <TextField name="contactName" label={profileFields.contactName} autoComplete="name" />
        <PhoneField name="phone" label={profileFields.phone} />
        <TextField name="address" label={profileFields.address} autoComplete="street-address" />
        <FieldPair>
          <TextField name="city" label={profileFields.city} autoComplete="address-level2" />
          <TextField name="state" label={profileFields.state} autoComplete="address-level1" />
          <TextField name="zipCode" label={profileFields.zipCode} autoComplete="postal-code" />
        </FieldPair>
      </FieldGroup>
      {conflict && (
        <FormConflict
          title={profileForm.changedMeanwhile}
          labels={profileFields}
          conflict={conflict}
          settle={settle}
          send={() => void submitForm(form, save)}
        />
      )}
      <FormProblem />
      <div>
        <SubmitButton>{profileForm.save}</SubmitButton>
      </div>
    </Form>
  );
}
