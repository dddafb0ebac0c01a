import { Button } from '../../../components/ui/button.js';
import { DataTable, instantColumn, type Column } from '../../../components/ui/data-table.js';
import { Card, Stack } from '../../../components/ui/layout.js';
import { Loading } from '../../../components/ui/loading.js';
import { ErrorState, Notice } from '../../../components/ui/notice.js';
import { toast } from '../../../components/ui/toast.js';
import { loadProblem } from '../../../lib/api/load-problem.js';
import { messageOf } from '../../../lib/api/message-of.js';
import { formatInstant } from '../../../lib/format/dates.js';
import { formatCents } from '../../../lib/format/money.js';
import {
  useReconciliationReportQuery,
  useStartReconciliationMutation,
  type ReconciliationReportQuery,
} from '../api/admin-system.generated.js';
import { reconciliation as words } from '../reconciliation-texts.js';
import { whileSeen } from '../use-system.js';

type Report = ReconciliationReportQuery['report'];
type Run = Report['runs'][number];
type Difference = Report['differences'][number];

const money = (header: string, of: (difference: Difference) => number): Column<Difference> => ({
  header,
  end: true,
  cell: (difference) => formatCents(of(difference)),
  value: (difference) => of(difference) / 100,
});
const differenceColumns: readonly Column<Difference>[] = [
  {
    header: words.payment,
    cell: ({ paymentIntentId }) => paymentIntentId,
    value: ({ paymentIntentId }) => paymentIntentId,
  },
  { header: words.what, cell: ({ kind }) => words.kinds[kind], value: ({ kind }) => words.kinds[kind] },
  money(words.atStripe, ({ stripeCents }) => stripeCents),
  money(words.inLedger, ({ ledgerCents }) => ledgerCents),
];
const runColumns: readonly Column<Run>[] = [
  instantColumn(words.begun, ({ startedAt }) => startedAt),
  { header: words.by, cell: ({ isManual }) => (isManual ? words.manual : words.nightly) },
  { header: words.checked, end: true, cell: ({ paymentsChecked }) => paymentsChecked },
  { header: words.found, end: true, cell: ({ differenceCount }) => differenceCount },
];

function Outcome({ runs, differences }: Report) {
  const running = runs.find(({ finishedAt }) => finishedAt === null);
  const latest = runs.find(({ finishedAt }) => finishedAt !== null);
  const checked = (running?.chargesChecked ?? 0) + (running?.paymentsChecked ?? 0);
  return (
    <Stack gap={16}>
      {running && <Notice>{words.running(words.phases[running.phase], checked)}</Notice>}
      {!running && !latest && <p>{words.none}</p>}
      {latest?.finishedAt && latest.differenceCount === 0 && (
        <Notice tone="success">{words.agrees(latest.paymentsChecked, formatInstant(latest.finishedAt))}</Notice>
      )}
      {latest && latest.differenceCount > 0 && (
        <>
          <Notice tone="warning" title={words.differs(latest.differenceCount)}>
            {words.differsNote}
            {latest.differenceCount > differences.length && <> {words.more(differences.length)}</>}
          </Notice>
          <DataTable
            caption={words.differences}
            rows={differences}
            rowKey={({ id }) => id}
            columns={differenceColumns}
            empty={null}
          />
        </>
      )}
      {latest && (
        <DataTable
          caption={words.runs}
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
  const query = useReconciliationReportQuery(undefined, whileSeen);
  const [start, { isLoading }] = useStartReconciliationMutation();
  const problem = loadProblem(query, words.notLoaded);
  const report = query.data?.report;
  const isRunning = report?.runs.some(({ finishedAt }) => finishedAt === null) ?? false;
  const compare = async () => {
    const { error } = await start();
    if (error) toast(messageOf(error, words.notStarted), 'error');
    else toast(words.started);
  };
  return (
    <Card
      title={words.title}
      actions={
        <Button
          look="secondary"
          small
          icon="refresh"
          busy={isLoading}
          disabled={isRunning}
          onClick={() => void compare()}
        >
          {words.start}
        </Button>
      }
    >
      {problem && <ErrorState {...problem} />}
      {!report && !problem && <Loading inline />}
      {report && <Outcome {...report} />}
    </Card>
  );
}
