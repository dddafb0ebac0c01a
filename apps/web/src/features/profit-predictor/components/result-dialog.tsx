import { zodResolver } from '@hookform/resolvers/zod';
import { forecastProfit, type ProfitFactors } from '@stallbook/contracts/profit-rules';
import { useForm } from 'react-hook-form';
import { TextField } from '../../../components/ui/form/fields.js';
import { FormDialog } from '../../../components/ui/form/form-dialog.js';
import { MoneyField } from '../../../components/ui/form/typed-fields.js';
import { dollarsOf, formatCents } from '../../../lib/format/money.js';
import { centsOf, soldSchema, type SoldValues } from '../factors.js';
import { resultDialog as texts } from '../texts.js';

interface Sold {
  unitsSold: number;
  itemPriceCents: number;
}

interface ResultDialogProps {
  title?: string;
  costs: ProfitFactors;
  /** Null without a forecast. */
  forecastCents: number | null;
  result: Sold | null;
  enter: (sold: Sold) => Promise<{ error?: unknown }>;
  onClose: () => void;
}

const soldOf = ({ unitsSold, itemPrice }: SoldValues): Sold => ({
  unitsSold: Number(unitsSold),
  itemPriceCents: centsOf(itemPrice),
});

/** Without a forecast, the vendor did not enter these costs. */
function whyWithoutForecast(costs: ProfitFactors): string {
  const { expensesCents } = forecastProfit(costs);
  const { boothFeeCents, itemCostCents } = costs;
  return expensesCents === boothFeeCents && itemCostCents === 0
    ? texts.onlyFees(formatCents(boothFeeCents))
    : texts.lastCosts(formatCents(expensesCents), formatCents(itemCostCents));
}

export function ResultDialog({ title = texts.title, costs, forecastCents, result, enter, onClose }: ResultDialogProps) {
  // Costs without a price have 0; a result with 0 was entered so.
  const price = result?.itemPriceCents ?? (costs.itemPriceCents || null);
  const form = useForm<SoldValues>({
    resolver: zodResolver(soldSchema),
    defaultValues: { unitsSold: String(result?.unitsSold ?? ''), itemPrice: dollarsOf(price) },
  });
  const sold = soldSchema.safeParse(form.watch()).data;
  const given = sold && soldOf(sold);
  const outcome =
    given && forecastProfit({ ...costs, expectedSales: given.unitsSold, itemPriceCents: given.itemPriceCents });
  const hasForecast = forecastCents !== null;
  return (
    <FormDialog
      title={title}
      label={texts.form}
      form={form}
      send={(values) => enter(soldOf(values))}
      texts={{ send: texts.save, done: hasForecast ? texts.saved : texts.savedAlone, failed: texts.notSaved }}
      onClose={onClose}
    >
      <p>{hasForecast ? texts.why : whyWithoutForecast(costs)}</p>
      <TextField name="unitsSold" label={texts.units} inputMode="numeric" autoComplete="off" />
      <MoneyField name="itemPrice" label={texts.price} />
      {outcome && (
        <p role="status">
          {hasForecast
            ? texts.comparison(formatCents(forecastCents), formatCents(outcome.profitCents))
            : texts.profit(formatCents(outcome.profitCents))}
        </p>
      )}
    </FormDialog>
  );
}
