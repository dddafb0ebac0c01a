import { useState } from 'react';
import { Link } from 'react-router-dom';
import { Badge } from '../../../components/ui/badge.js';
import { Button } from '../../../components/ui/button.js';
import { DataTable, instantColumn, moneyColumn, type Column } from '../../../components/ui/table/data-table.js';
import { Confirm } from '../../../components/ui/dialog/dialog.js';
import { Card, Row } from '../../../components/ui/layout.js';
import { EmptyState } from '../../../components/ui/notice.js';
import { toast } from '../../../components/ui/toast.js';
import { useListPage } from '../../../lib/lists/use-list-page.js';
import {
  profitPredictorApi,
  useDeleteCalculationMutation,
  useEnterCalculationResultMutation,
  type CalculationRowFragment as Calculation,
} from '../api/profit-predictor.generated.js';
import { forecast, history as texts, predictor } from '../texts.js';
import { tones } from './forecast-view.js';
import { ResultDialog } from './result-dialog.js';

const wordOf = ({ outputs, isForecast }: Calculation) =>
  isForecast ? forecast.recommendations[outputs.recommendation].title : null;
const forecastOf = ({ outputs, isForecast }: Calculation) => (isForecast ? outputs.profitCents : null);
const resultOf = ({ result }: Calculation) => result?.outputs.profitCents ?? null;
const differenceOf = ({ outputs, isForecast, result }: Calculation) =>
  isForecast && result ? result.outputs.profitCents - outputs.profitCents : null;

const figures: readonly Column<Calculation>[] = [
  {
    header: texts.event,
    field: 'event',
    cell: ({ event }) => (event ? <Link to={`/events/${event.id}`}>{event.title}</Link> : texts.noEvent),
    value: ({ event }) => event?.title ?? texts.noEvent,
    csv: ({ event }) => event?.title,
  },
  instantColumn(texts.saved, ({ createdAt }) => createdAt, 'created_at'),
  {
    header: texts.recommendation,
    field: 'recommendation',
    cell: (row) => {
      const word = wordOf(row);
      return word ? <Badge tone={tones[row.outputs.recommendation]}>{word}</Badge> : '—';
    },
    value: wordOf,
    csv: ({ outputs, isForecast }) => (isForecast ? outputs.recommendation : null),
  },
  moneyColumn(texts.forecast, forecastOf, 'profit'),
  moneyColumn(texts.result, resultOf, 'result_profit'),
  moneyColumn(texts.difference, differenceOf, 'difference'),
];

export function HistoryCard({ onUse }: { onUse: (calculation: Calculation) => void }) {
  const [entering, setEntering] = useState<Calculation | null>(null);
  const [removing, setRemoving] = useState<Calculation | null>(null);
  const [remove] = useDeleteCalculationMutation();
  const [enter] = useEnterCalculationResultMutation();
  const { list } = useListPage({
    endpoint: profitPredictorApi.endpoints.calculations,
    ask: (_, input) => ({ input }),
    pick: ({ calculations }) => calculations,
    notLoaded: predictor.notLoaded,
  });
  const confirmed = async () => {
    if (!removing) return;
    const { error } = await remove({ id: removing.id });
    setRemoving(null);
    if (error) toast(texts.notRemoved, 'error');
  };
  const actions: Column<Calculation> = {
    header: texts.actions,
    actions: true,
    cell: (row) => (
      <Row gap={8}>
        <Button small look="secondary" onClick={() => onUse(row)}>
          {texts.use}
        </Button>
        {row.resultOpen && (
          <Button small look="secondary" onClick={() => setEntering(row)}>
            {row.result ? texts.change : texts.enter}
          </Button>
        )}
        <Button small look="dangerQuiet" onClick={() => setRemoving(row)}>
          {texts.remove}
        </Button>
      </Row>
    ),
  };
  return (
    <Card title={texts.title}>
      <DataTable
        id="calculations"
        caption={texts.title}
        list={list}
        rowKey={({ id }) => id}
        columns={[...figures, actions]}
        empty={
          <EmptyState title={texts.none.title} scene={null}>
            {texts.none.text}
          </EmptyState>
        }
      />
      {entering && (
        <ResultDialog
          costs={entering.inputs}
          forecastCents={forecastOf(entering)}
          result={entering.result}
          enter={({ unitsSold, itemPriceCents }) => enter({ input: { id: entering.id, unitsSold, itemPriceCents } })}
          onClose={() => setEntering(null)}
        />
      )}
      <Confirm
        title={removing?.isForecast === false ? texts.removeResultTitle : texts.removeTitle}
        action={texts.remove}
        danger
        open={removing !== null}
        onClose={() => setRemoving(null)}
        onConfirm={confirmed}
      >
        {removing?.isForecast === false ? texts.removeResultText : texts.removeText}
      </Confirm>
    </Card>
  );
}
