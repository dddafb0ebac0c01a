import { Button } from '../../../components/ui/button.js';
import {
  countColumn,
  DataTable,
  instantColumn,
  moneyColumn,
  type Column,
} from '../../../components/ui/table/data-table.js';
import { Card, Stack } from '../../../components/ui/layout.js';
import { Loading } from '../../../components/ui/loading.js';
import { ErrorState, Notice } from '../../../components/ui/notice.js';
import { toast } from '../../../components/ui/toast.js';
import { loadProblem } from '../../../lib/api/load-problem.js';
import { messageOf } from '../../../lib/api/message-of.js';
import { formatInstant } from '../../../lib/format/dates.js';
import {
  useReconciliationReportQuery,
  useStartReconciliationMutation,
  type ReconciliationReportQuery,
} from '../api/admin-system.generated.js';
import { reconciliation as texts } from '../texts/reconciliation.js';
import { polling } from '../use-system.js';

type Report = ReconciliationReportQuery['report'];
type Run = Report['runs'][number];
type Difference = Report['differences'][number];
type Refusal = Report['refusedRefunds'][number];

const money = (header: string, cents: (difference: Difference) => number, field: string): Column<Difference> => ({
  ...moneyColumn(header, cents, field),
  zeroIsEmpty: false,
});
const differenceColumns: readonly Column<Difference>[] = [
  {
    header: texts.payment,
    field: 'payment_intent_id',
    cell: ({ paymentIntentId }) => paymentIntentId,
    value: ({ paymentIntentId }) => paymentIntentId,
  },
  {
    header: texts.what,
    field: 'kind',
    cell: ({ kind }) => texts.kinds[kind],
    value: ({ kind }) => texts.kinds[kind],
    csv: ({ kind }) => kind,
  },
  money(texts.atStripe, ({ stripeCents }) => stripeCents, 'stripe'),
  money(texts.inLedger, ({ ledgerCents }) => ledgerCents, 'ledger'),
];
const refusalColumns: readonly Column<Refusal>[] = [
  { header: texts.payment, cell: ({ paymentIntentId }) => paymentIntentId },
  { header: texts.answer, cell: ({ failureMessage }) => failureMessage ?? '—' },
  instantColumn(texts.nextTry, ({ nextTryAt }) => nextTryAt, 'next_try_at'),
];
const runColumns: readonly Column<Run>[] = [
  instantColumn(texts.begun, ({ startedAt }) => startedAt, 'started_at'),
  { header: texts.by, cell: ({ isManual }) => (isManual ? texts.manual : texts.nightly) },
  countColumn(texts.checked, ({ paymentsChecked }) => paymentsChecked, 'payments_checked'),
  countColumn(texts.found, ({ differenceCount }) => differenceCount, 'difference_count'),
];

const Refusals = ({ refunds }: { refunds: readonly Refusal[] }) => (
  <>
    <Notice tone="warning" title={texts.refuses(refunds.length)}>
      {texts.refusesNote}
    </Notice>
    <DataTable
      caption={texts.refused}
      rows={refunds}
      rowKey={({ paymentIntentId }) => paymentIntentId}
      columns={refusalColumns}
      empty={null}
    />
  </>
);

function Outcome({ runs, differences, refusedRefunds }: Report) {
  const running = runs.find(({ finishedAt }) => finishedAt === null);
  const latest = runs.find(({ finishedAt }) => finishedAt !== null);
  const checked = (running?.chargesChecked ?? 0) + (running?.paymentsChecked ?? 0);
  return (
    <Stack gap={16}>
      {refusedRefunds.length > 0 && <Refusals refunds={refusedRefunds} />}
      {running && <Notice>{texts.running(texts.phases[running.phase], checked)}</Notice>}
      {!running && !latest && <p>{texts.none}</p>}
      {latest?.finishedAt && latest.differenceCount === 0 && (
        <Notice tone="success">{texts.agrees(latest.paymentsChecked, formatInstant(latest.finishedAt))}</Notice>
      )}
      {latest && latest.differenceCount > 0 && (
        <>
          <Notice tone="warning" title={texts.differs(latest.differenceCount)}>
            {texts.differsNote}
            {latest.differenceCount > differences.length && <> {texts.more(differences.length)}</>}
          </Notice>
          <DataTable
            caption={texts.differences}
            rows={differences}
            rowKey={({ id }) => id}
            columns={differenceColumns}
            empty={null}
          />
        </>
      )}
      {latest && (
        <DataTable
          caption={texts.runs}
          rows={runs.filter(({ finishedAt }) => finishedAt !== null)}
          rowKey={({ id }) => id}
          columns={runColumns}
          empty={null}
        />
      )}
    </Stack>
  );
}

/** Whether the ledger and Stripe agree, and what differs. */
export function ReconciliationCard() {
  const query = useReconciliationReportQuery(undefined, polling);
  const [start, { isLoading }] = useStartReconciliationMutation();
  const problem = loadProblem(query, texts.notLoaded);
  const report = query.data?.report;
  const isRunning = report?.runs.some(({ finishedAt }) => finishedAt === null) ?? false;
  const compare = async () => {
    const { error } = await start();
    if (error) toast(messageOf(error, texts.notStarted), 'error');
    else toast(texts.started);
  };
  return (
    <Card
      title={texts.title}
      actions={
        <Button look="secondary" small icon="refresh" busy={isLoading || isRunning} onClick={() => void compare()}>
          {texts.start}
        </Button>
      }
    >
      {problem && <ErrorState {...problem} />}
      {!report && !problem && <Loading inline />}
      {report && <Outcome {...report} />}
    </Card>
  );
}
