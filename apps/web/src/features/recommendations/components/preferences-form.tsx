import { zodResolver } from '@hookform/resolvers/zod';
import { placeName } from '@stallbook/kernel/us-states';
import { useForm } from 'react-hook-form';
import { eventTypes } from '../../../components/event/texts.js';
import { FormDraft } from '../../../components/drafts/form-draft.js';
import { afterSaving } from '../../../components/ui/form/after-saving.js';
import { ChecksField, TextField } from '../../../components/ui/form/fields.js';
import { FieldGroup, FieldPair, Form, FormProblem, SubmitButton } from '../../../components/ui/form/form.js';
import { showServerErrors } from '../../../components/ui/form/server-errors.js';
import { toast } from '../../../components/ui/toast.js';
import { MoneyField } from '../../../components/ui/form/typed-fields.js';
import { useViewer } from '../../../lib/session/use-session.js';
import { useSaveVendorPreferencesMutation, type PreferenceFactsFragment } from '../api/recommendations.generated.js';
import { preferencesPage as texts } from '../texts.js';
import {
  preferencesSchema,
  toPreferencesInput,
  toPreferencesValues,
  type PreferencesValues,
} from '../preferences-schema.js';

const typeOptions = Object.entries(eventTypes).map(([value, label]) => ({ value, label }));

export function PreferencesForm({ preferences }: { preferences: PreferenceFactsFragment }) {
  const profile = useViewer()?.profile;
  const { productCategories, updatedAt } = preferences;
  const sold = profile?.productCategories ?? [];
  const startsFromProfile = updatedAt === null && productCategories.length === 0 && sold.length > 0;
  const [save] = useSaveVendorPreferencesMutation();
  const form = useForm<PreferencesValues>({
    resolver: zodResolver(preferencesSchema),
    defaultValues: toPreferencesValues({
      ...preferences,
      productCategories: startsFromProfile ? sold : productCategories,
    }),
  });
  const send = async (values: PreferencesValues) => {
    const takeOver = afterSaving(form);
    const { error } = await save({ input: toPreferencesInput(values) });
    if (error) return showServerErrors(form, error, texts.failed);
    takeOver(values);
    toast(texts.saved);
  };
  const place = placeName(profile?.city, profile?.state);
  return (
    <Form form={form} onSubmit={send} label={texts.form}>
      <FormDraft whileTyping />
      <FieldGroup title={texts.goods}>
        <TextField
          name="productCategories"
          label={texts.categories}
          hint={startsFromProfile ? texts.categoriesOfProfile : texts.categoriesHint}
        />
      </FieldGroup>
      <FieldGroup title={texts.markets}>
        <TextField
          name="maxTravelDistance"
          label={texts.distance}
          hint={place ? texts.distanceHint(place) : undefined}
          inputMode="numeric"
        />
        <FieldPair>
          <MoneyField name="boothFeeMinCents" label={texts.feeMin} />
          <MoneyField name="boothFeeMaxCents" label={texts.feeMax} />
        </FieldPair>
        <ChecksField name="eventTypes" label={texts.types} hint={texts.typesHint} options={typeOptions} />
      </FieldGroup>
      <p>{texts.private}</p>
      <FormProblem />
      <div>
        <SubmitButton>{texts.save}</SubmitButton>
      </div>
    </Form>
  );
}
