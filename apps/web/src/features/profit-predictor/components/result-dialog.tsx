import { zodResolver } from '@hookform/resolvers/zod';
import { forecastProfit } from '@stallbook/contracts/profit-rules';
import { useForm } from 'react-hook-form';
import { TextField } from '../../../components/ui/form/fields.js';
import { FormDialog } from '../../../components/ui/form/form-dialog.js';
import { MoneyField } from '../../../components/ui/form/typed-fields.js';
import { dollarsOf, formatCents } from '../../../lib/format/money.js';
import { useEnterCalculationResultMutation, type CalculationRowFragment } from '../api/profit-predictor.generated.js';
import { centsOf, soldSchema, type SoldValues } from '../factors.js';
import { resultDialog as texts } from '../texts.js';

interface ResultDialogProps {
  calculation: CalculationRowFragment;
  onClose: () => void;
}

export function ResultDialog({ calculation: { id, inputs, outputs, result }, onClose }: ResultDialogProps) {
  const [enter] = useEnterCalculationResultMutation();
  const form = useForm<SoldValues>({
    resolver: zodResolver(soldSchema),
    defaultValues: {
      unitsSold: String(result?.unitsSold ?? ''),
      itemPrice: dollarsOf(result?.itemPriceCents ?? inputs.itemPriceCents),
    },
  });
  const sold = soldSchema.safeParse(form.watch()).data;
  const soldFactors = sold && { expectedSales: Number(sold.unitsSold), itemPriceCents: centsOf(sold.itemPrice) };
  const outcome = soldFactors && forecastProfit({ ...inputs, ...soldFactors });
  return (
    <FormDialog
      title={texts.title}
      label={texts.form}
      form={form}
      send={({ unitsSold, itemPrice }) =>
        enter({ input: { id, unitsSold: Number(unitsSold), itemPriceCents: centsOf(itemPrice) } })
      }
      texts={{ send: texts.save, done: texts.saved, failed: texts.notSaved }}
      onClose={onClose}
    >
      <p>{texts.why}</p>
      <TextField name="unitsSold" label={texts.units} inputMode="numeric" autoComplete="off" />
      <MoneyField name="itemPrice" label={texts.price} />
      {outcome && (
        <p role="status">{texts.comparison(formatCents(outputs.profitCents), formatCents(outcome.profitCents))}</p>
      )}
    </FormDialog>
  );
}
