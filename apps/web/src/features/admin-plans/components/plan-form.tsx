import { zodResolver } from '@hookform/resolvers/zod';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { SessionDraft } from '../../../components/session/session-draft.js';
import { ConflictNotice } from '../../../components/ui/form/conflict-notice.js';
import { CheckboxField, TextField } from '../../../components/ui/form/fields.js';
import { FieldPair, Form, FormProblem, SubmitButton } from '../../../components/ui/form/form.js';
import { showServerErrors } from '../../../components/ui/form/server-errors.js';
import { toast } from '../../../components/ui/toast.js';
import { MoneyField } from '../../../components/ui/form/typed-fields.js';
import { isApiError } from '../../../lib/api/types.js';
import { useUpdatePlanMutation, type EditedPlanFragment } from '../api/admin-plans.generated.js';
import { planFormSchema, toFormValues, toPlanInput, type PlanFormValues } from '../plan-form-schema.js';
import { form as texts } from '../texts.js';

/** A save is based on the version that was opened, even if a newer one was loaded since. */
export function PlanForm({ plan: newest, onSaved }: { plan: EditedPlanFragment; onSaved: () => void }) {
  const [opened, setOpened] = useState(newest);
  const [isOutdated, setOutdated] = useState(false);
  const form = useForm<PlanFormValues>({
    resolver: zodResolver(planFormSchema),
    defaultValues: toFormValues(opened),
  });
  const [update, { isLoading }] = useUpdatePlanMutation();
  const save = async (values: PlanFormValues, base: EditedPlanFragment) => {
    setOutdated(false);
    const { error } = await update({ input: toPlanInput(base, values) });
    if (isApiError(error) && error.code === 'PLAN.CHANGED_MEANWHILE') {
      form.setError('root', { type: 'outdated' });
      setOutdated(true);
      return;
    }
    if (error) {
      showServerErrors(form, error, texts.notSaved);
      return;
    }
    toast(texts.saved);
    onSaved();
  };
  const takeTheirs = () => {
    setOpened(newest);
    form.reset(toFormValues(newest));
    setOutdated(false);
  };
  return (
    <Form form={form} onSubmit={(values: PlanFormValues) => save(values, opened)} label={texts.label}>
      <SessionDraft
        about={newest.name}
        basedOn={opened.version}
        onRestored={({ basedOn = opened.version }) => setOpened({ ...opened, version: basedOn })}
      />
      <FormProblem message={form.formState.errors.root?.message} />
      <TextField name="displayName" label={texts.displayName} />
      <FieldPair>
        <MoneyField name="price" label={texts.price} />
        <MoneyField name="listPrice" label={texts.listPrice} />
      </FieldPair>
      <FieldPair>
        <TextField name="fee" label={texts.fee} inputMode="decimal" />
        <TextField name="maxBookmarks" label={texts.maxBookmarks} hint={texts.maxBookmarksHint} />
      </FieldPair>
      <CheckboxField name="canBoostListings" label={texts.boost} />
      <CheckboxField name="canViewSuggestions" label={texts.suggestions} />
      <CheckboxField name="canReadLibrary" label={texts.library} />
      <TextField name="promise" label={texts.promise} hint={texts.promiseHint} />
      <FieldPair>
        <TextField name="limit" label={texts.limit} hint={texts.limitHint} />
        <MoneyField name="value" label={texts.value} hint={texts.valueHint} />
      </FieldPair>
      <TextField name="trialDays" label={texts.trialDays} hint={texts.trialDaysHint} inputMode="numeric" />
      {isOutdated && (
        <ConflictNotice
          onTheirs={takeTheirs}
          onMine={() => void form.handleSubmit((values) => save(values, newest))()}
        />
      )}
      <SubmitButton busy={isLoading}>{texts.save}</SubmitButton>
    </Form>
  );
}
