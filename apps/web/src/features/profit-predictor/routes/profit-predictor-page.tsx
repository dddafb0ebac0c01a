import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { Page, PageHeader, Stack } from '../../../components/ui/layout.js';
import { LoadingLines } from '../../../components/ui/skeletons.js';
import { ErrorState, Notice } from '../../../components/ui/notice.js';
import { loadProblem } from '../../../lib/api/load-problem.js';
import { usePredictorStartQuery, type CalculationRowFragment } from '../api/profit-predictor.generated.js';
import { HistoryCard } from '../components/history-card.js';
import { PredictorForm } from '../components/predictor-form.js';
import { usePredictorEvents } from '../use-predictor-events.js';
import { noFactors, toValues } from '../factors.js';
import { predictor as texts } from '../texts.js';

/** With what was really sold, if that is known. */
const againFrom = ({ inputs, result }: CalculationRowFragment) =>
  toValues({
    ...inputs,
    expectedSales: result?.unitsSold ?? inputs.expectedSales,
    itemPriceCents: result?.itemPriceCents ?? inputs.itemPriceCents,
  });

export function Component() {
  const named = useSearchParams()[0].get('event');
  const start = usePredictorStartQuery(undefined);
  const problem = loadProblem(start, texts.notLoaded);
  const choice = usePredictorEvents(named);
  const [used, setUsed] = useState<{ row: CalculationRowFragment; times: number } | null>(null);
  const [first, setFirst] = useState<CalculationRowFragment | null>();
  if (first === undefined && start.data) setFirst(start.data.last ?? null);
  const from = used?.row ?? first;
  const use = (row: CalculationRowFragment) => {
    setUsed({ row, times: (used?.times ?? 0) + 1 });
    window.scrollTo({ top: 0 });
  };
  return (
    <Page>
      <PageHeader title={texts.title} lead={texts.lead} />
      <Stack gap={24}>
        {start.data && first !== undefined && !choice.isLoading ? (
          <>
            {!used && first && <Notice>{texts.startedFrom(first.event?.title ?? null)}</Notice>}
            <PredictorForm
              key={used?.times ?? 0}
              start={{ ...noFactors, ...(from && againFrom(from)), eventId: used ? '' : (named ?? '') }}
              choice={choice}
              templates={start.data.templates}
            />
          </>
        ) : problem ? (
          <ErrorState {...problem} />
        ) : (
          <LoadingLines label={texts.loading} lines={12} />
        )}
        <HistoryCard onUse={use} />
      </Stack>
    </Page>
  );
}
