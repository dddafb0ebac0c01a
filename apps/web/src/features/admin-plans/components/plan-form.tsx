import { zodResolver } from '@hookform/resolvers/zod';
import { useForm } from 'react-hook-form';
import { FormDraft } from '../../../components/drafts/form-draft.js';
import { CheckboxField, TextField } from '../../../components/ui/form/fields.js';
import { FieldPair, Form, FormProblem, SubmitButton } from '../../../components/ui/form/form.js';
import { toast } from '../../../components/ui/toast.js';
import { MoneyField } from '../../../components/ui/form/typed-fields.js';
import { useRevision } from '../../../components/ui/form/use-revision.js';
import { useUpdatePlanMutation, type EditedPlanFragment } from '../api/admin-plans.generated.js';
import { planFormSchema, toFormValues, toPlanInput, type PlanFormValues } from '../plan-form-schema.js';
import { form as texts } from '../texts.js';

export function PlanForm({ plan, onSaved }: { plan: EditedPlanFragment; onSaved: () => void }) {
  const newest = { values: toFormValues(plan), revision: plan.version };
  const form = useForm<PlanFormValues>({ resolver: zodResolver(planFormSchema), defaultValues: newest.values });
  const [update] = useUpdatePlanMutation();
  const { basedOn, submit, restored, conflict } = useRevision({
    form,
    newest,
    code: 'PLAN.CHANGED_MEANWHILE',
    save: async (values, version) => {
      const { error } = await update({ input: toPlanInput({ name: plan.name, version }, values) });
      return { error };
    },
    onSaved: () => {
      toast(texts.saved);
      onSaved();
    },
    notSaved: texts.notSaved,
  });
  return (
    <Form form={form} onSubmit={submit} label={texts.label}>
      <FormDraft about={plan.name} whileTyping basedOn={basedOn} onRestored={restored} />
      <FormProblem />
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
      {conflict}
      <SubmitButton>{texts.save}</SubmitButton>
    </Form>
  );
}
