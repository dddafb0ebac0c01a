import { zodResolver } from '@hookform/resolvers/zod';
import { forecastProfit } from '@stallbook/contracts/profit-rules';
import { useForm } from 'react-hook-form';
import { Dialog } from '../../../components/ui/dialog.js';
import { TextField } from '../../../components/ui/fields.js';
import { Form, FormProblem, SubmitButton } from '../../../components/ui/form.js';
import { showServerErrors } from '../../../components/ui/server-errors.js';
import { toast } from '../../../components/ui/toast.js';
import { MoneyField } from '../../../components/ui/typed-fields.js';
import { dollarsOf, formatCents } from '../../../lib/format/money.js';
import { useEnterCalculationResultMutation, type CalculationRowFragment } from '../api/profit-predictor.generated.js';
import { centsOf, soldSchema, type SoldValues } from '../factors.js';
import { resultDialog as texts } from '../texts.js';

interface ResultDialogProps {
  calculation: CalculationRowFragment;
  onClose: () => void;
}

export function ResultDialog({ calculation: { id, inputs, outputs, result }, onClose }: ResultDialogProps) {
  const [enter, { isLoading }] = useEnterCalculationResultMutation();
  const form = useForm<SoldValues, unknown, SoldValues>({
    resolver: zodResolver(soldSchema),
    defaultValues: {
      unitsSold: String(result?.unitsSold ?? ''),
      itemPrice: dollarsOf(result?.itemPriceCents ?? inputs.itemPriceCents),
    },
  });
  const sold = soldSchema.safeParse(form.watch()).data;
  const soldFactors = sold && { expectedSales: Number(sold.unitsSold), itemPriceCents: centsOf(sold.itemPrice) };
  const outcome = soldFactors && forecastProfit({ ...inputs, ...soldFactors });
  const submit = async ({ unitsSold, itemPrice }: SoldValues) => {
    const { error } = await enter({
      input: { id, unitsSold: Number(unitsSold), itemPriceCents: centsOf(itemPrice) },
    });
    if (error) {
      showServerErrors(form, error, texts.notSaved);
      return;
    }
    toast(texts.saved);
    onClose();
  };
  return (
    <Dialog title={texts.title} open onClose={onClose}>
      <Form form={form} onSubmit={submit} label={texts.form}>
        <p>{texts.why}</p>
        <TextField name="unitsSold" label={texts.units} inputMode="numeric" autoComplete="off" />
        <MoneyField name="itemPrice" label={texts.price} />
        {outcome && (
          <p role="status">{texts.comparison(formatCents(outputs.profitCents), formatCents(outcome.profitCents))}</p>
        )}
        <FormProblem message={form.formState.errors.root?.message} />
        <SubmitButton busy={isLoading}>{texts.save}</SubmitButton>
      </Form>
    </Dialog>
  );
}
