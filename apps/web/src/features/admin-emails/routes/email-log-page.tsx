import { emailColumns } from '../../../components/email/email-columns.js';
import { DataTable } from '../../../components/ui/table/data-table.js';
import { FilterSelect, SearchField } from '../../../components/ui/list/filters.js';
import { Page, PageHeader, Stack } from '../../../components/ui/layout.js';
import { NoneFound } from '../../../components/ui/list/none-found.js';
import { oneOf, typedUpTo } from '../../../lib/lists/filters.js';
import { useListPage } from '../../../lib/lists/use-list-page.js';
import { adminEmailsApi, type DeliveryProblem } from '../api/admin-emails.generated.js';
import { AddressStop } from '../components/address-stop.js';
import { WebhookCard } from '../components/webhook-card.js';
import { log as texts } from '../texts.js';

const ADDRESS = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;

const problems = ['any', 'failed', 'bounced', 'complained', 'withheld'] as const satisfies (DeliveryProblem | 'any')[];
const problemOptions = problems.map((value) => ({ value, label: texts.problems[value] }));

/** Addresses are kept as hashes, so only a whole one can be looked for. */
const wholeAddress = (text: string): string | null => (ADDRESS.test(text.trim()) ? text.trim() : null);

export function Component() {
  const { data, list, filters } = useListPage({
    endpoint: adminEmailsApi.endpoints.emailLog,
    filters: { address: typedUpTo(320), problem: oneOf(...problems) },
    ask: ({ address, problem }, paging) => ({
      input: { address: wholeAddress(address), problem: problem === 'any' ? null : problem, ...paging },
    }),
    pick: ({ emails }) => emails,
    notLoaded: texts.notLoaded,
  });
  const address = wholeAddress(filters.chosen.address);
  return (
    <Page>
      <PageHeader title={texts.title} lead={texts.lead} />
      <Stack gap={20}>
        {address && <AddressStop address={address} />}
        <p role="status">{filters.chosen.address && !address ? texts.notWhole : data && texts.count(list.total)}</p>
        <DataTable
          id="emails"
          caption={texts.title}
          columns={emailColumns}
          list={list}
          rowKey={({ id }) => id}
          ordered
          filters={
            <>
              <SearchField
                label={texts.address}
                placeholder={texts.addressPlaceholder}
                maxLength={320}
                value={filters.texts.address}
                onChange={(address) => filters.type({ address })}
              />
              <FilterSelect
                label={texts.problem}
                value={filters.chosen.problem}
                options={problemOptions}
                onChange={(problem) => filters.choose({ problem })}
                wide
              />
            </>
          }
          empty={<NoneFound texts={texts.none} filters={filters} />}
        />
        <WebhookCard />
      </Stack>
    </Page>
  );
}
