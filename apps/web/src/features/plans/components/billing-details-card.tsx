import { LinkButton } from '../../../components/ui/button.js';
import { DataTable, moneyColumn, type Column } from '../../../components/ui/table/data-table.js';
import { Card, Facts, Row, Stack } from '../../../components/ui/layout.js';
import { Loading } from '../../../components/ui/loading.js';
import { ErrorState } from '../../../components/ui/notice.js';
import { loadProblem } from '../../../lib/api/load-problem.js';
import { formatDayOf } from '../../../lib/format/dates.js';
import { useBillingDetailsQuery, type BillingDetailsQuery } from '../api/plans.generated.js';
import { billingDetails as texts } from '../texts/subscription.js';

type Details = BillingDetailsQuery['details'];
type Invoice = Details['invoices'][number];

/** Nothing is paid with a bill whose credit is larger than its charge. */
const stateOf = ({ status, amountCents }: Invoice) =>
  amountCents < 0 && status === 'paid' ? texts.credit : (texts.states[status] ?? status);

const columns: Column<Invoice>[] = [
  {
    header: texts.date,
    field: 'issued_at',
    cell: ({ issuedAt }) => formatDayOf(issuedAt),
    value: ({ issuedAt }) => issuedAt,
  },
  {
    header: texts.what,
    field: 'description',
    cell: ({ description }) => description ?? '',
    value: ({ description }) => description,
  },
  moneyColumn(texts.amount, ({ amountCents }) => amountCents, 'amount'),
  {
    header: texts.status,
    field: 'status',
    cell: stateOf,
    value: stateOf,
    csv: ({ status }) => status,
  },
  {
    header: texts.invoice,
    field: 'number',
    cell: ({ url, number }) =>
      url && (
        <a href={url} target="_blank" rel="noreferrer" aria-label={texts.openOf(number ?? '')}>
          {number ?? texts.open}
        </a>
      ),
    value: ({ number }) => number,
  },
];

const brandName = (brand: string) => brand.charAt(0).toUpperCase() + brand.slice(1);
const expiryOf = (month: number, year: number) => `${String(month).padStart(2, '0')}/${year}`;

function Shown({ card, invoices }: Details) {
  return (
    <Stack>
      <Facts
        entries={[
          [
            texts.card,
            card
              ? texts.cardText(brandName(card.brand), card.last4, expiryOf(card.expiryMonth, card.expiryYear))
              : texts.noCard,
          ],
        ]}
      />
      <DataTable caption={texts.invoices} columns={columns} rows={invoices} rowKey={({ id }) => id} />
    </Stack>
  );
}

export function BillingDetailsCard() {
  const query = useBillingDetailsQuery();
  const problem = loadProblem(query, texts.notLoaded);
  const details = query.data?.details;
  const empty = details && !details.card && details.invoices.length === 0;
  return (
    <Card title={texts.title}>
      {problem && <ErrorState {...problem} />}
      {!details && !problem && <Loading inline />}
      {empty && (
        <Stack>
          <p>{texts.empty}</p>
          <Row>
            <LinkButton look="secondary" to="/pricing">
              {texts.compare}
            </LinkButton>
          </Row>
        </Stack>
      )}
      {details && !empty && <Shown {...details} />}
    </Card>
  );
}
