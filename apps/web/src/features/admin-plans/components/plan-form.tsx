import { zodResolver } from '@hookform/resolvers/zod';
import { useForm } from 'react-hook-form';
import { CheckboxField, TextField } from '../../../components/ui/fields.js';
import { FieldPair, Form, FormProblem, SubmitButton } from '../../../components/ui/form.js';
import { showServerErrors } from '../../../components/ui/server-errors.js';
import { toast } from '../../../components/ui/toast.js';
import { MoneyField } from '../../../components/ui/typed-fields.js';
import { useUpdatePlanMutation, type EditedPlanFragment } from '../api/admin-plans.generated.js';
import { planFormSchema, toFormValues, toPlanInput, type PlanFormValues } from '../plan-form-schema.js';
import { form as words } from '../texts.js';

export function PlanForm({ plan, onSaved }: { plan: EditedPlanFragment; onSaved: () => void }) {
  const form = useForm<PlanFormValues, unknown, PlanFormValues>({
    resolver: zodResolver(planFormSchema),
    defaultValues: toFormValues(plan),
  });
  const [update, { isLoading }] = useUpdatePlanMutation();
  const submit = async (values: PlanFormValues) => {
    const { error } = await update({ input: toPlanInput(plan, values) });
    if (error) {
      showServerErrors(form, error, words.notSaved);
      return;
    }
    toast(words.saved);
    onSaved();
  };
  return (
    <Form form={form} onSubmit={submit} label={words.label}>
      <FormProblem message={form.formState.errors.root?.message} />
      <TextField name="displayName" label={words.displayName} />
      <FieldPair>
        <MoneyField name="price" label={words.price} />
        <MoneyField name="listPrice" label={words.listPrice} />
      </FieldPair>
      <FieldPair>
        <TextField name="fee" label={words.fee} inputMode="decimal" />
        <TextField name="maxBookmarks" label={words.maxBookmarks} hint={words.maxBookmarksHint} />
      </FieldPair>
      <CheckboxField name="canBoostListings" label={words.boost} />
      <CheckboxField name="canViewSuggestions" label={words.suggestions} />
      <TextField name="promise" label={words.promise} hint={words.promiseHint} />
      <FieldPair>
        <TextField name="limit" label={words.limit} hint={words.limitHint} />
        <MoneyField name="value" label={words.value} hint={words.valueHint} />
      </FieldPair>
      <TextField name="trialDays" label={words.trialDays} hint={words.trialDaysHint} inputMode="numeric" />
      <SubmitButton busy={isLoading}>{words.save}</SubmitButton>
    </Form>
  );
}
