import { DataTable } from '../../../components/ui/table/data-table.js';
import { Page, PageHeader } from '../../../components/ui/layout.js';
import { NoneFound } from '../../../components/ui/list/none-found.js';
import { useListPage } from '../../../lib/lists/use-list-page.js';
import { usePlanNames } from '../../../lib/upgrade/use-plan-names.js';
import { accountFilters } from '../account-filters.js';
import { adminAccountsApi } from '../api/admin-accounts.generated.js';
import { accountColumns } from '../components/account-columns.js';
import { AccountFilters } from '../components/account-filters.js';
import { accountList } from '../texts.js';

export function Component() {
  const { list, filters } = useListPage({
    endpoint: adminAccountsApi.endpoints.accounts,
    filters: accountFilters,
    pageSize: 50,
    ask: ({ search, role, confirmation, order }, paging) => ({
      input: {
        search: search || null,
        role: role || null,
        confirmed: confirmation === '' ? null : confirmation === 'done',
        order,
        ...paging,
      },
    }),
    pick: ({ accounts }) => accounts,
    notLoaded: accountList.notLoaded,
  });
  return (
    <Page>
      <PageHeader title={accountList.title} lead={list.rows ? accountList.count(list.total) : '\u00a0'} />
      <DataTable
        id="users"
        caption={accountList.title}
        columns={accountColumns(usePlanNames())}
        list={list}
        rowKey={({ id }) => id}
        ordered
        filters={<AccountFilters filters={filters} />}
        empty={<NoneFound texts={accountList.none} filters={filters} />}
      />
    </Page>
  );
}
